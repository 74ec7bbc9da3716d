#!/bin/sh
# Installs the wheel that lies in a folder into /opt/purrlor, and compiles the rules: sh install.sh FOLDER.
# The image uses it, and so can a machine without containers; both then need nothing but Debian's Python.
set -eu
from=${1:?"the folder with the wheel and constraints.txt"}
apt-get update -q
apt-get install -qy --no-install-recommends python3 python3-venv ca-certificates
python3 -m venv /opt/purrlor
wheel=$(ls "$from"/purrlor-*.whl)
/opt/purrlor/bin/pip install -q --no-cache-dir --no-compile -c "$from/constraints.txt" "$wheel[server,postgres]"
id purrlor >/dev/null 2>&1 || useradd --system --uid 8765 --user-group --home-dir /data --shell /usr/sbin/nologin purrlor
mkdir -p /data && chown purrlor:purrlor /data && chmod 700 /data
PURRLOR_CACHE=/opt/purrlor/cache /opt/purrlor/bin/purrlor compile
apt-get clean && rm -rf /var/lib/apt/lists/*
