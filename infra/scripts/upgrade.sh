#!/bin/sh
# `make upgrade`: replaces the running release by the one in this folder, without downtime (infra/adr/operations.md).
#
#   1 backup       so that the content can be restored (BACKUP=0 skips it)
#   2 build        the new images (BUILD=0: they exist already, or come from a registry)
#   3 database     migrations only expand the schema, so that the running release works as before
#   4 canaries     a canary of each service starts with this machine's settings and secrets and gets no requests
#   5 services     one replica after the other
#   6 pages        are prerendered with the new build, beside those of the old one
#   7 gateway      comes last: from then on visitors get the new site
#
# When a step up to the canaries fails, the old release goes on serving visitors, unchanged.
# `infra/scripts/upgrade.sh back` (`make rollback`) restores the previous release. It skips steps 1 to 3, because that release works
# on the expanded schema.
# shellcheck disable=SC2086 # lists of words that must be split
set -eu
cd "$(dirname "$0")/../.."
. infra/scripts/rolling-restart.sh

# A release may need secrets that the one before did not have.
[ "${1:-}" = back ] || infra/scripts/secrets.sh
started_at=$(date +%s)
step() { print "$(printf '%4s s  ' $(($(date +%s) - started_at)))$*"; }

# An image that is named by digest (name@sha256:…) has no tag that a build could move.
is_tag() { case $1 in *@*) return 1 ;; esac; } # IMAGE

# A failure undoes these: canaries, the second publisher, and the tags of the images.
second_publisher=
retagged=
abort() { # REASON
  trap - INT TERM
  remove_canaries
  [ -z "$second_publisher" ] || docker rm --force $second_publisher >/dev/null 2>&1 || true
  printf '%s\n' "$retagged" | while read -r image name; do [ -z "$image" ] || ! is_tag "$name" || docker tag "$image" "$name"; done
  print_error "The upgrade was aborted: $1."
  print_error "${current_state:-Nothing has changed: the old release keeps running.}"
  exit 1
}
trap 'abort "it was interrupted"' INT TERM

# Prints "IMAGE TAG" of the running images, because a build moves the tag to the new image. After an interrupted upgrade both
# releases run: the publisher and the gateway are replaced last, and of two publishers the older one is of the old release.
running_images() {
  for service in publisher gateway; do
    containers=$(running_containers $service)
    [ -n "$containers" ] || { print_error "$service does not run: make up"; exit 1; }
    docker inspect --format '{{.Created}} {{.Image}} {{.Config.Image}}' $containers | sort | sed -n '1s/[^ ]* //p'
  done
}
previous_tag() { printf '%s-before' "$1"; } # TAG

restore_previous_tags() {
  case $old_images in *@*)
    print_error "The images are named by digest: put those of the previous release into infra/compose/.env, then make upgrade."
    exit 1 ;;
  esac
  printf '%s\n' "$old_images" | while read -r image name; do
    docker tag "$(previous_tag "$name")" "$name" 2>/dev/null || exit 1
  done || { print_error "There is no previous release on this machine."; exit 1; }
}
tag_previous_images() {
  printf '%s\n' "$old_images" | while read -r image name; do ! is_tag "$name" || docker tag "$image" "$(previous_tag "$name")"; done
}

build_images() {
  retagged=$old_images
  # Without a tag of their own the old images would be removed by the next `docker image prune`, and a rollback needs them.
  tag_previous_images
  infra/scripts/build.sh --progress quiet || abort "the images could not be built"
}

migrate() {
  $compose run --rm --no-deps --no-TTY migrate || abort "the migrations failed"
  current_state="The database schema has been expanded; the old release works with it and keeps running."
}

# `run` gives a container neither the service's DNS name nor a published port, so it gets no requests.
start_canaries() {
  canaries=
  for service in $services; do
    canary=$($compose run --detach --no-deps "$service") || abort "$service could not be started"
    canaries="$canaries $canary"
  done
  for canary in $canaries; do
    wait_healthy "$canary" || abort "a service of the new release does not start ($(docker inspect --format '{{.Name}}' "$canary"))"
  done
  docker stop $canaries >/dev/null
  docker rm $canaries >/dev/null
}

replace_services() {
  current_state="Replicas of both releases are running, and both work. When the cause is fixed: make upgrade again, or make restart to run only the old release."
  for service in cms conferences feeds; do
    replace_replicas "$service" || abort "a new replica of $service does not start"
    step "  $service"
  done
}

# Publishers of both releases run until the gateway is replaced: until then visitors get the pages of the old build, and those must
# stay up to date.
prerender_pages() {
  old_publishers=$(running_containers publisher)
  start_new_replica publisher || abort "the new publisher does not start"
  second_publisher=$new
  for _ in $(seq "${PUBLISH_TIMEOUT:-900}"); do
    docker exec "$new" node -e "fetch('http://127.0.0.1:8080/written').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))" && return 0
    sleep 1
  done
  abort "the pages were not prerendered in time"
}

replace_gateway_and_publisher() {
  current_state="The services are of the new release, the site is of the old one. When the cause is fixed: make upgrade again."
  replace_gateway || abort "the new gateway does not start"
  second_publisher=
  for old in $old_publishers; do stop_replica "$old"; done
  # Applies the rest of the new release, such as other services and settings; the replaced containers are up to date already.
  $compose up --detach --no-build
}

# After a rollback `make up` would build the newer source in this folder again, so the operator gets the revision to check out.
print_source_advice() {
  source=$(git describe --always --dirty --exclude='*' 2>/dev/null || true)
  running=$(docker inspect --format '{{index .Config.Labels "org.opencontainers.image.revision"}}' "$(running_containers gateway)")
  [ "$running" != "$source" ] || return 0
  print "The running revision is ${running:-unknown}. The source in this folder is ${source:-unknown}, and make up would build that."
  [ -z "$running" ] || print "Before the next make up: git checkout ${running%-dirty}"
}

old_images=$(running_images)
if [ "${1:-}" = back ]; then
  restore_previous_tags
  retagged=$old_images
else
  if [ "${BACKUP:-1}" != 0 ] && grep -q '^backup:' Makefile; then
    step "backup"
    make --silent backup || abort "the backup failed (BACKUP=0 upgrades without one)"
  fi
  step "images"
  build_images
  step "database"
  migrate
fi
step "canaries"
start_canaries
step "services"
replace_services
step "pages"
prerender_pages
step "gateway"
replace_gateway_and_publisher
# Only now: a rollback that was interrupted is run again, and would otherwise lead forward to the newer release.
[ "${1:-}" != back ] || tag_previous_images
step "done: make rollback returns to the previous release"
[ "${1:-}" != back ] || print_source_advice
