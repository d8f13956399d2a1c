#!/bin/sh
# `make up`: creates secrets and settings on first use, checks them, builds, starts and waits until everything is healthy. It is
# idempotent and can be run at any time: after a change of a setting, after a new release.
set -eu
cd "$(dirname "$0")/../.."
compose=infra/scripts/compose.sh
infra/scripts/secrets.sh
[ -e infra/compose/.env ] || infra/scripts/settings.sh

infra/scripts/build.sh
if ! infra/scripts/doctor.sh before-start; then
  # An operator may override the checks.
  [ -n "${FORCE:-}" ] || { echo "Nothing was started. Fix this and run make up again (or start without fixing it: make up FORCE=1)." >&2; exit 1; }
fi
# The object store reads its root keys only at its start, so keys that are newer than its start need a restart.
for store in $($compose ps --quiet objectstore); do
  started=$(docker inspect --format '{{.State.StartedAt}}' "$store")
  [ -z "$(find infra/compose/secrets/object-store-* -newermt "$started")" ] || $compose restart objectstore
done

is_release_the_same() {
  wanted=$($compose config --images)
  for container in $($compose ps --quiet cms gateway); do
    name=$(docker inspect --format '{{.Config.Image}}' "$container")
    printf '%s\n' "$wanted" | grep -qxF "$name" || return 1
    image=$(docker image inspect --format '{{.Id}}' "$name")
    [ "$(docker inspect --format '{{.Image}}' "$container")" = "$image" ] || return 1
  done
}
is_running() {
  for service in cms conferences feeds publisher gateway; do [ -n "$($compose ps --quiet $service)" ] || return 1; done
}
# Runs jobs again that give volumes to their users and the bucket to the services: a container that is replaced may need them.
run_jobs() { # PATTERN
  jobs=$($compose config --services | grep -E "$1") || return 0
  # shellcheck disable=SC2086 # a list of words that must be split
  $compose --progress quiet up --no-deps --no-build --no-log-prefix --abort-on-container-failure $jobs
}
# What was just repaired is unhealthy until its next check, or Docker pauses before it starts it again. Compose waits for neither.
start() {
  tries=3
  until $compose up --detach --wait "$@"; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] && $compose ps --all --format '{{.State}} {{.Health}}' | grep -Eq 'restarting|unhealthy' || return 1
    sleep 30
  done
}
# Compose knows which containers the settings, overlays and images of now would change.
changed_services() {
  for service in cms conferences feeds publisher gateway; do
    ! $compose --dry-run up --detach --no-deps --no-build "$service" 2>&1 | grep -q ' Recreate$' || echo "$service"
  done
}
# Compose would stop the running containers before it runs the migrations of a new release. So a new release is rolled out like by
# `make upgrade`, and changed settings one replica after the other.
if is_running; then
  run_jobs '^init-.*-permissions$'
  if ! is_release_the_same; then
    BUILD=0 infra/scripts/upgrade.sh
  else
    start --no-deps --no-recreate postgres objectstore
    run_jobs '^init-bucket$'
    changed=$(changed_services)
    # shellcheck disable=SC2086 # a list of words that must be split
    [ -z "$changed" ] || infra/scripts/restart.sh $changed
  fi
fi
# --remove-orphans ends the containers of overlays that are switched off now.
start --remove-orphans

# A container keeps the secrets that it was started with.
are_secrets_newer() { # SERVICE PATTERN
  for container in $($compose ps --quiet "$1" 2>/dev/null); do
    find infra/compose/secrets -name "$2" -type f -newermt "$(docker inspect --format '{{.State.StartedAt}}' "$container")"
  done | grep -q .
}
# init-bucket has just given the store the keys of the services.
for service in cms feeds; do
  ! are_secrets_newer $service 'images-*' || infra/scripts/restart.sh $service
done
! are_secrets_newer backup-schedule 'images-*' || $compose restart backup-schedule
! are_secrets_newer doctor-watch '*' || $compose restart doctor-watch

echo
echo "Majlis runs: $(sed -n 's/^PUBLIC_ORIGIN=//p' infra/compose/.env | tail -n 1)"
# Problems that the doctor finds now are printed, but the site runs.
remaining=$(infra/scripts/doctor.sh after-start) || true
[ -z "$remaining" ] || printf 'What is left to do:\n%s\n' "$remaining"
