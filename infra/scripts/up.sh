#!/bin/sh
# `make up`: secrets and settings on first use, then looks whether they are right, builds, starts and waits until everything
# is healthy. What is there is kept, so it can be run at any time: after a change of a setting, after a new release.
set -eu
cd "$(dirname "$0")/../.."
compose=infra/scripts/compose.sh
infra/scripts/secrets.sh
[ -e infra/compose/.env ] || infra/scripts/settings.sh

infra/scripts/build.sh
if ! infra/scripts/doctor.sh before-start; then
  # Whoever knows better is not kept from it.
  [ -n "${ANYWAY:-}" ] || { echo "Nothing was started. Mend this and run make up again (or, as it is: make up ANYWAY=1)." >&2; exit 1; }
fi
# The store takes root's keys when it starts: those that were made since then would lock everybody out.
for store in $($compose ps --quiet objectstore); do
  started=$(docker inspect --format '{{.State.StartedAt}}' "$store")
  [ -z "$(find infra/compose/secrets/object-store-* -newermt "$started")" ] || $compose restart objectstore
done

are_settings_newer() {
  for gateway in $($compose ps --quiet gateway); do
    find infra/compose/.env -newermt "$(docker inspect --format '{{.Created}}' "$gateway")"
  done | grep -q .
}
is_release_the_same() {
  for container in $($compose ps --quiet cms gateway); do
    image=$(docker image inspect --format '{{.Id}}' "$(docker inspect --format '{{.Config.Image}}' "$container")")
    [ "$(docker inspect --format '{{.Image}}' "$container")" = "$image" ] || return 1
  done
}
# Changed settings reach what runs one copy after the other, with nobody noticing. Another release does not: its tables come
# first, and make upgrade does both.
if are_settings_newer && is_release_the_same; then infra/scripts/restart.sh; fi
# What an overlay started that is switched off now goes.
$compose up --detach --wait --remove-orphans

echo
echo "Majlis runs: $(sed -n 's/^PUBLIC_ORIGIN=//p' infra/compose/.env | tail -n 1)"
# It runs in any case.
left=$(infra/scripts/doctor.sh after-start) || true
[ -z "$left" ] || printf 'What is left to do:\n%s\n' "$left"
