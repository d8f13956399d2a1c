#!/bin/sh
# Installs Chromium from Debian's packages where it may. Elsewhere it prints that Chromium is missing, and the browser tests
# are skipped with a message.
set -u

command -v chromium >/dev/null && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "Chromium is not installed, so browser tests are skipped. On Debian: sudo apt-get install chromium"
  exit 0
fi

echo "Installing Chromium ..."
export DEBIAN_FRONTEND=noninteractive
{ apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } >/dev/null || echo "Installing Chromium failed."
