# shellcheck shell=sh disable=SC2086 # lists of words that must be split
# The rolling restart that restart.sh and upgrade.sh share (infra/adr/operations.md): each container is replaced by a new one with the
# current image and settings, and stops only when the new one is healthy. Sourced from the folder of the project.
compose="infra/scripts/compose.sh --progress quiet"
services="cms conferences feeds publisher gateway"
# Seconds that a new container may take to become healthy.
health_timeout=${HEALTH_TIMEOUT:-120}

print() { printf '%s\n' "$*"; }
print_error() { printf '%s\n' "$*" >&2; }

running_containers() { $compose ps --quiet "$1"; } # SERVICE

# Waits until the container is healthy, or prints why it is not. Docker restarts a container that has ended, so a restart counts as
# a failure.
wait_healthy() { # CONTAINER
  waiting_since=$(date +%s)
  while :; do
    health=$(docker inspect --format '{{.State.Status}} {{.State.Health.Status}} {{.RestartCount}}' "$1" 2>/dev/null) || health=gone
    case $health in
      "running healthy 0") return 0 ;;
      "running starting 0") ;;
      *) print_error "A new container is not healthy ($health). The end of its log:"; break ;;
    esac
    if [ $(($(date +%s) - waiting_since)) -ge "$health_timeout" ]; then
      print_error "A new container did not become healthy within $health_timeout seconds. The end of its log:"
      break
    fi
    sleep 0.5
  done
  docker logs --tail 15 "$1" 2>&1 | cut -c 1-400 | sed 's/^/    /' >&2
  return 1
}

# Starts one more replica and waits until it is healthy; its container is in $new. An unhealthy one is removed again.
start_new_replica() { # SERVICE
  # Compose would start ended containers again instead of creating a new one.
  $compose rm --force "$1" >/dev/null 2>&1 || true
  before=$(running_containers "$1") || return 1
  count=$(printf '%s\n' "$before" | grep -c . || true)
  $compose up --detach --no-deps --no-recreate --no-build --scale "$1=$((count + 1))" "$1" || return 1
  new=
  # With --all, because a container that ended at once does not run any more.
  for container in $($compose ps --all --quiet "$1"); do
    case $before in *"$container"*) ;; *) new=$container ;; esac
  done
  wait_healthy "$new" && return 0
  docker rm --force "$new" >/dev/null 2>&1 || true
  return 1
}

stop_replica() { # CONTAINER
  docker stop "$1" >/dev/null
  docker rm "$1" >/dev/null
  # The gateway caches DNS for a moment, and Docker may give the address to the next container of another service.
  sleep 2
}

replace_replicas() { # SERVICE
  old_containers=$(running_containers "$1") || return 1
  for old_container in $old_containers; do
    start_new_replica "$1" || return 1
    stop_replica "$old_container"
  done
  # Compose adds the replicas that were missing before or that a changed number asks for.
  $compose up --detach --no-deps --no-recreate --no-build "$1"
  for new in $(running_containers "$1"); do wait_healthy "$new" || return 1; done
}

# Only one container can publish a port. While the new gateway takes it over, a second one serves the standby port, and the proxy in
# front uses that.
replace_gateway() {
  $compose rm --stop --force gateway-standby >/dev/null 2>&1 || true
  if ! { $compose up --detach --no-deps --no-build gateway-standby && wait_healthy "$(running_containers gateway-standby)"; }; then
    $compose rm --stop --force gateway-standby >/dev/null
    return 1
  fi
  $compose up --detach --no-deps --no-build --force-recreate gateway
  # The standby gateway stays when the new one does not start, so that visitors still reach one of the two ports.
  wait_healthy "$($compose ps --all --quiet gateway)" || return 1
  $compose rm --stop --force gateway-standby >/dev/null
}

# Compose would count the canaries that a killed upgrade (upgrade.sh) left behind as replicas.
remove_canaries() {
  $compose ps --all --format '{{.Name}}' $services | grep -e '-run-[0-9a-f]*$' | xargs --no-run-if-empty docker rm --force >/dev/null || true
}
remove_canaries
