# make serve opens the parlour, make test checks everything; both install what they need into .venv.
PYTHON ?= python3
BIN = .venv/bin
INSTALL = $(BIN)/uv pip install -q --python $(BIN)/python -c constraints.txt -e '.[all,site]'
WEB = src/purrlor/server/static/index.html
CORE = tests/words tests/engine tests/site tests/games tests/golden tests/gpu $(wildcard tests/test_*.py)

.PHONY: serve play test full lint unit coverage server-test lab-test train-test web web-test web-lint wheel wheel-test release browser sheets golden check parity bench bench-server bench-turns bench-attacks clean

serve: $(BIN)/.installed $(WEB)
	$(BIN)/purrlor serve

play: $(BIN)/.installed
	$(BIN)/purrlor play kitty-cataclysm

# What keeps one core busy goes in pairs; the rest uses both, or measures time.
test:
	$(MAKE) -j 2 -O lint web-test wheel-test
	$(MAKE) unit coverage lab-test train-test server-test browser

$(BIN)/.installed: pyproject.toml constraints.txt
	test -x $(BIN)/pip || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check uv
	$(INSTALL) --group dev
	touch $@

lint: $(BIN)/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	MYPYPATH=bench $(BIN)/mypy bench
	$(BIN)/lint-imports

unit: $(BIN)/.installed
	$(BIN)/purrlor compile
	$(BIN)/pytest $(CORE) -n 2 --dist loadfile --backend native

server-test: $(BIN)/.installed $(WEB) debian
	$(BIN)/pytest tests/server -n 3 --dist loadfile -m "not alone"
	$(BIN)/pytest tests/server -m alone

lab-test: $(BIN)/.installed
	$(BIN)/pytest tests/lab tests/adapters tests/bots tests/outside -n 2 --dist loadfile
	$(BIN)/pytest examples/warm-laundry

# One minute of training on the CPU, in an environment of its own: a CPU build of torch where the index has one.
TRAIN = .venv-train/bin
train-test: $(TRAIN)/.installed
	$(TRAIN)/python -m pytest tests/train

$(TRAIN)/.installed: pyproject.toml
	$(PYTHON) -m venv .venv-train
	$(TRAIN)/pip install -q --disable-pip-version-check 'torch==2.13.0' || $(TRAIN)/pip install -q torch
	$(TRAIN)/pip install -q --disable-pip-version-check -c constraints.txt -e '.[sb3,openspiel]' pytest pytest-timeout pytest-asyncio
	touch $@

# Everything, whole: what `make test` runs as a fixed sample runs to its end here.
full: export PURRLOR_FULL = 1
full: test

# The same stories as plain Python, and no line of the rules may stay unread.
coverage: $(BIN)/.installed
	PURRLOR_PLAIN=1 $(BIN)/pytest tests/games -n 2 --dist loadfile --cov --cov-report=term:skip-covered --cov-fail-under=100

web: $(WEB)

$(WEB): $(shell find web/src web/index.html web/package-lock.json src/purrlor/words/*.ftl -type f 2>/dev/null)
	cd web && npm ci --no-fund --no-audit --loglevel=error && npm run build
	touch $@

web-test: $(WEB) web-lint
	cd web && npm run check && npm test

web-lint: $(WEB)
	cd web && npm run lint

# The package as users get it, with the client inside.
wheel: $(BIN)/.installed $(WEB)
	$(BIN)/uv build -q --clear
	@ls dist/*

# That package in empty environments, far from this folder.
wheel-test: $(BIN)/.installed $(WEB)
	$(BIN)/pytest tests/package

# Whether the version, CHANGES.md and the package agree, and what to do next.
release: $(BIN)/.installed $(WEB)
	$(BIN)/python tools/release.py

browser: $(BIN)/.installed $(WEB) debian
	$(BIN)/pytest tests/browser -n 2 --dist worksteal

# One picture a game of its table in all its moments, sizes and lights, into sheets/; without a server.
sheets: $(BIN)/.installed $(WEB) debian
	$(BIN)/python tools/sheets.py

# Chromium, fonts, PostgreSQL and systemd for the tests, where this machine lets us install them.
.PHONY: debian
debian:
	@sh tests/debian.sh

golden: $(BIN)/.installed
	$(BIN)/python tests/golden/golden.py

check: $(BIN)/.installed
	$(BIN)/purrlor check --games 1000000

# A thousand games of each in lock-step, natively and as WebAssembly in Node, and how fast both are.
parity: $(BIN)/.installed
	$(BIN)/purrlor compile
	$(BIN)/python tools/parity.py --games 1000 --speed

bench: $(BIN)/.installed
	$(INSTALL) --group dev --group bench
	$(BIN)/purrlor compile
	$(BIN)/python bench/speed.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/networks.py
	$(BIN)/python bench/lab.py --rounds 3

bench-server: $(BIN)/.installed
	$(BIN)/python bench/server.py

# This server and the one of another commit in turns, for a ratio that means something on a noisy machine.
AGAINST ?= HEAD~1
bench-turns: $(BIN)/.installed
	$(BIN)/python bench/turns.py $(AGAINST)

# What others notice while one address attacks; ten minutes.
bench-attacks: $(BIN)/.installed
	$(BIN)/python bench/attacks.py --seconds 1

clean:
	rm -rf .venv .venv-train dist web/node_modules src/purrlor/server/static
