#!/bin/sh
# Install the Debian packages that tests use, when they are missing and we may.
want=""
command -v chromium >/dev/null 2>&1 || want="$want chromium"
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || want="$want postgresql"
ls /usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc >/dev/null 2>&1 || want="$want fonts-noto-cjk" # Japanese, Chinese
command -v systemd-analyze >/dev/null 2>&1 || want="$want systemd" # it reads the units of deploy/
[ -z "$want" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $want >/dev/null
else
    echo "For all tests, install:$want" >&2
    [ -z "$CI" ]
fi
