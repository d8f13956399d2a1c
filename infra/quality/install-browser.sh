#!/bin/sh
# Installs Chromium from Debian's packages where it may, and Chromium without windows, which needs less than half of the
# processor time for the same tests. Where neither is there, it prints so, and the browser tests are skipped with a message.
set -u

is_installed() { command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null; }

is_installed && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  command -v chromium >/dev/null || command -v chromium-headless-shell >/dev/null ||
    echo "Chromium is not installed, so browser tests are skipped. On Debian: sudo apt-get install chromium-headless-shell"
  exit 0
fi

echo "Installing Chromium ..."
export DEBIAN_FRONTEND=noninteractive
install() { apt-get install -y -qq --no-install-recommends "$@"; }
# Other distributions have only the first.
{ apt-get update -qq && { install chromium chromium-headless-shell || install chromium; }; } >/dev/null ||
  echo "Installing Chromium failed."
