#!/bin/sh
# The tests use Chromium when it is there. Where it may, this installs it from Debian's packages; elsewhere it says that it is
# missing, and the tests that need it say that they were left out.
set -u

command -v chromium >/dev/null && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "Not installed here: chromium. On Debian: sudo apt-get install chromium"
  exit 0
fi

echo "Installing chromium ..."
export DEBIAN_FRONTEND=noninteractive
{ apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } >/dev/null || echo "Could not install chromium."
