"""The files in deploy/ and the page about them: what they name is there."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml

from purrlor.arguments import Parser
from purrlor.cli import COMMANDS
from purrlor.server.cli import serve
from purrlor.server.cli.admin.command import TASKS
from purrlor.server.cli.options import KEYS, settled
from purrlor.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs/deploying.md").read_text(encoding="utf-8")
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in DEPLOY.iterdir() if path.is_file()}


@pytest.mark.parametrize("name", ["purrlor.toml", "container.toml"])
def test_the_settings_are_read_and_say_something(name: str) -> None:
    parser = Parser(prog="purrlor serve")
    serve.arguments(parser)
    wished = settled(parser.parse_args(["--config", str(DEPLOY / name)]))
    assert wished["https"] and wished["proxy"] and wished["backup_folder"] and wished["log"] == "json"


def test_every_command_that_is_named_exists() -> None:
    named = re.findall(r"purrlor((?: [a-z]+){1,2})", "\n".join([PAGE, *TEXTS.values()]))
    found = [words.split() for words in named if words.split()[0] in COMMANDS]
    assert {words[0] for words in found} >= {"serve", "admin", "restore", "compile"}
    tasks = {words[1] for words in found if words[0] == "admin" and len(words) > 1}
    assert tasks >= {"load", "health", "erase", "verify"} and tasks <= set(TASKS)
    options = re.findall(r"purrlor [a-z ]*(--[a-z-]+)", PAGE)
    assert set(options) <= {"--config", "--db", "--status", "--minutes", "--try", "--find"}


def test_every_setting_of_the_page_exists() -> None:
    named = set(re.findall(r"`([a-z]+_[a-z_]+)`", PAGE)) - {"cats_example"}
    assert named and named <= set(KEYS), named - set(KEYS)


def test_every_file_that_is_named_is_there() -> None:
    for name in re.findall(r"deploy/([\w.-]*\w)", "\n".join([PAGE, *TEXTS.values()])):
        assert name in TEXTS or name == "database-password", name


def test_the_compose_file_fits_its_settings() -> None:
    made = yaml.safe_load(TEXTS["compose.yaml"])
    parlour, told = made["services"]["parlour"], tomllib.loads(TEXTS["container.toml"])
    assert parlour["read_only"] and parlour["cap_drop"] == ["ALL"]
    assert (DEPLOY / parlour["build"]["context"] / parlour["build"]["dockerfile"]).is_file()
    for service in made["services"].values():
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in made["volumes"]
        assert set(service.get("secrets", [])) <= set(made["secrets"])
        assert set(service["networks"]) <= set(made["networks"])
    assert told["database_password_file"] == "/run/secrets/database-password"
    assert told["proxy"] == [made["networks"]["inside"]["ipam"]["config"][0]["subnet"]]
    assert re.search(r"postgresql://(\w+)@(\w+)/", told["database"])[2] in made["services"]  # type: ignore[index]
    assert made["services"]["proxy"]["environment"]["PURRLOR_UPSTREAM"] == f"parlour:{told['port']}"
    kept = [volume.partition(":")[2] for volume in parlour["volumes"]]
    assert all(told[key].startswith("/data/") for key in ("key_file", "backup_folder")) and "/data" in kept


def test_the_units_are_units_without_rights_that_write_nothing_but_data() -> None:
    unit = TEXTS["purrlor.service"]
    for line in ("User=purrlor", "ProtectSystem=strict", "NoNewPrivileges=yes", "CapabilityBoundingSet=\n"):
        assert line in unit
    state = tomllib.loads(TEXTS["purrlor.toml"])
    assert "StateDirectory=purrlor" in unit and state["database"].startswith("/var/lib/purrlor/")
    units = sorted(map(str, DEPLOY.glob("*.service"))) + sorted(map(str, DEPLOY.glob("*.timer")))
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    said = [
        line for line in done.stderr.splitlines() if line and "/opt/purrlor/bin/purrlor is not executable" not in line
    ]
    assert not [line for line in said if "purrlor" in line], said


def test_every_metric_of_the_dashboard_is_one_that_a_server_has() -> None:
    text = Metrics().text().decode()
    has = {re.sub(r"[{ ].*", "", line) for line in text.splitlines() if not line.startswith("#")}
    has |= {line.split()[2] + end for line in text.splitlines() if line.startswith("# TYPE") for end in ("", "_total")}
    board = json.loads(TEXTS["grafana.json"])
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"(?:purrlor|process)_\w+", target["expr"])
    }
    assert len(board["panels"]) == 12 and asked <= has, asked - has
