#!/bin/sh
# Creates the list of accounts that may sign in, infra/compose/staff/accounts, if there is none. The services read it with every
# request of staff, so that a removed account loses access at once. (Early installations had the setting ADMIN_EMAILS instead.)
set -eu
cd "$(dirname "$0")/../compose"
[ ! -e staff/accounts ] || exit 0
mkdir -p staff
chmod 755 staff
{
  echo "# Google accounts that may sign in to the staff area, one address per line. A change takes effect at once."
  [ ! -e .env ] || sed -n 's/^ADMIN_EMAILS=//p' .env | tail -n 1 | tr -d "\"'\r" | tr ',' '\n' | sed 's/^ *//; s/ *$//; /^$/d'
} > staff/.accounts.new
# The services run as another user and must read the list.
chmod 644 staff/.accounts.new
mv staff/.accounts.new staff/accounts
echo "created infra/compose/staff/accounts: who may sign in"
