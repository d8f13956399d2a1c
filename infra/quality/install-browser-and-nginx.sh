#!/bin/sh
# The tests use Chromium and nginx when they are there. Where it may, this installs them from Debian's packages; elsewhere
# it says what is missing, and the tests that need it say that they were left out.
set -u

missing=
command -v chromium >/dev/null || missing="chromium"
[ -x /usr/sbin/nginx ] || command -v nginx >/dev/null || missing="$missing nginx"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "Not installed here:$missing. On Debian: sudo apt-get install$missing"
  exit 0
fi

echo "Installing$missing ..."
# The package would start a server on port 80; the tests start their own.
policy=/usr/sbin/policy-rc.d
[ -e $policy ] || { printf '#!/bin/sh\nexit 101\n' >$policy && chmod +x $policy && trap 'rm -f $policy' EXIT; }
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086 # one word per package
{ apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing; } >/dev/null || echo "Could not install$missing."
