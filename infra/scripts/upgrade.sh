#!/bin/sh
# `make upgrade`: the release that lies here takes the place of the one that runs, with nobody noticing.
#
#   1 backup       what there is can be brought back (BACKUP=0 leaves it out)
#   2 build        the new images (BUILD=0: they are there already, or come from a registry)
#   3 database     only expands, so that the running release works on it as before
#   4 trial        a container of each part starts with this machine's settings and secrets, and is asked nothing
#   5 services     one copy after the other
#   6 pages        as the new build of the site shows them, beside those of the old one
#   7 gateway      last: from now on visitors are given the new site
#
# Whatever fails up to and including the trial, visitors are answered by what answered them before.
# `infra/scripts/upgrade.sh back` (`make rollback`) brings back the release before: without 1 to 3, for it works on this database.
# shellcheck disable=SC2086 # lists of words of our own
set -eu
cd "$(dirname "$0")/../.."
. infra/scripts/rolling-restart.sh

begun=$(date +%s)
step() { say "$(printf '%4s s  ' $(($(date +%s) - begun)))$*"; }

# Undone when something fails: containers on trial, the second publisher, and the names of the images.
second_publisher=
renamed=
give_up() { # WHY
  trap - INT TERM
  remove_trials
  [ -z "$second_publisher" ] || docker rm --force $second_publisher >/dev/null 2>&1 || true
  printf '%s\n' "$renamed" | while read -r image name; do [ -z "$image" ] || docker tag "$image" "$name"; done
  complain "The upgrade was given up: $1."
  complain "${meanwhile:-Nothing has changed: the release that ran goes on running.}"
  exit 1
}
trap 'give_up "it was interrupted"' INT TERM

# "IMAGE NAME" of what runs: a build takes the name away from it. Where an upgrade ended in the middle both releases run: the
# publisher and the gateway are replaced last, and of two publishers the older is that of the old release.
images_of_old() {
  for service in publisher gateway; do
    containers=$(running $service)
    [ -n "$containers" ] || { complain "$service does not run: make up"; exit 1; }
    docker inspect --format '{{.Created}} {{.Image}} {{.Config.Image}}' $containers | sort | sed -n '1s/[^ ]* //p'
  done
}
before() { printf '%s-before' "$1"; } # NAME: the image that ran under this name

go_back() {
  printf '%s\n' "$old_images" | while read -r image name; do
    docker tag "$(before "$name")" "$name" 2>/dev/null || exit 1
  done || { complain "There is no release from before on this machine."; exit 1; }
}
keep_way_back() {
  printf '%s\n' "$old_images" | while read -r image name; do docker tag "$image" "$(before "$name")"; done
}

bring_images() {
  renamed=$old_images
  # Kept under another name: else the first clean-up of Docker would take the way back.
  keep_way_back
  infra/scripts/build.sh --progress quiet || give_up "the images could not be built"
}

migrate() {
  $compose run --rm --no-deps --no-TTY migrate || give_up "the database could not be brought up to date"
  meanwhile="The database has been expanded; the release that ran works on it as before, and goes on running."
}

# `run` gives a container no name that others look for and no port, so nobody is sent to it.
try_parts() {
  trials=
  for part in $parts; do
    trial=$($compose run --detach --no-deps "$part") || give_up "$part could not be started"
    trials="$trials $trial"
  done
  for trial in $trials; do
    wait_healthy "$trial" || give_up "a part of the new release does not start ($(docker inspect --format '{{.Name}}' "$trial"))"
  done
  docker stop $trials >/dev/null
  docker rm $trials >/dev/null
}

replace_services() {
  meanwhile="Copies of both releases run now, and both work. When the cause is found: make upgrade again, or make restart to have the old one alone."
  for service in cms conferences feeds; do
    replace_copies "$service" || give_up "a new copy of $service does not start"
    step "  $service"
  done
}

# The old publisher goes on with the pages of the old build until nobody is given them any more.
write_pages() {
  old_publishers=$(running publisher)
  start_beside publisher || give_up "the new publisher does not start"
  second_publisher=$new
  for _ in $(seq "${PAGES_PATIENCE:-900}"); do
    # Nothing left to do and a first round done; or another one of the same build is at work, and the pages are there.
    docker exec "$new" node -e "fetch('http://127.0.0.1:8080/status').then((answer) => answer.json()).then(({ pending, lastRound, build }) => {
      const isThere = lastRound || require('node:fs').existsSync('/published/' + build + '/index.html');
      process.exit(pending === 0 && isThere ? 0 : 1);
    }, () => process.exit(1))" && return 0
    sleep 1
  done
  give_up "the pages were not written in time"
}

replace_gateway_and_publisher() {
  meanwhile="The services are those of the new release, the site is that of the old one. When the cause is found: make upgrade again."
  replace_gateway || give_up "the new gateway does not start"
  second_publisher=
  for old in $old_publishers; do stop_copy "$old"; done
  # Whatever else this release has or sets otherwise; of all that was replaced nothing changes any more.
  $compose up --detach --no-build
}

# A make up would build what lies here, which the way back has left behind.
name_source() {
  source=$(git describe --always --dirty --exclude='*' 2>/dev/null || true)
  runs=$(docker inspect --format '{{index .Config.Labels "org.opencontainers.image.revision"}}' "$(running gateway)")
  [ "$runs" != "$source" ] || return 0
  say "What runs is ${runs:-of an unknown revision}, the source here ${source:-of an unknown revision}, and make up would bring that back."
  [ -z "$runs" ] || say "Before the next make up: git checkout ${runs%-dirty}"
}

old_images=$(images_of_old)
if [ "${1:-}" = back ]; then
  go_back
  renamed=$old_images
else
  if [ "${BACKUP:-1}" != 0 ] && grep -q '^backup:' Makefile; then
    step "backup"
    make --silent backup || give_up "there is no backup (BACKUP=0 goes on without one)"
  fi
  step "images"
  bring_images
  step "database"
  migrate
fi
step "trial"
try_parts
step "services"
replace_services
step "pages"
write_pages
step "gateway"
replace_gateway_and_publisher
# Not before: what ended in the middle is asked for again, and would lead forward.
[ "${1:-}" != back ] || keep_way_back
step "done: make rollback would bring back the release before"
[ "${1:-}" != back ] || name_source
