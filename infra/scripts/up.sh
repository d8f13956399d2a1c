#!/bin/sh
# `make up`: secrets and settings on first use, then builds, starts and waits until everything is healthy.
set -eu
cd "$(dirname "$0")/../.."
infra/scripts/make-secrets.sh
if [ ! -e infra/compose/.env ]; then
  cp infra/compose/example.env infra/compose/.env
  echo "made infra/compose/.env: the settings, to be changed there"
fi
infra/scripts/compose.sh up --detach --build --wait
setting() { sed -n "s/^$1=//p" infra/compose/.env | tail -n 1; }
echo
echo "Majlis runs: $(setting PUBLIC_ORIGIN)"
if [ -z "$(setting GOOGLE_CLIENT_ID)" ] || [ -z "$(setting ADMIN_EMAILS)" ]; then
  echo "Nobody can sign in yet: set GOOGLE_CLIENT_ID and ADMIN_EMAILS in infra/compose/.env,"
  echo "put the client secret into infra/compose/secrets/google-client-secret, and run make up again."
fi
