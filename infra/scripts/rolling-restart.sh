# shellcheck shell=sh disable=SC2086 # lists of words of our own
# What restart.sh and upgrade.sh share: containers are replaced by new ones of the image and the settings as they are now, and
# none goes before the one in its place is healthy. To be sourced, from the folder of the project.
compose="infra/scripts/compose.sh --progress quiet"
parts="cms conferences feeds publisher gateway"
# Seconds that a new container may take to become healthy.
patience=${PATIENCE:-120}

say() { printf '%s\n' "$*"; }
complain() { printf '%s\n' "$*" >&2; }

running() { $compose ps --quiet "$1"; } # SERVICE

# Healthy, or it is said why not. A container that ends is started again by Docker: that counts as ended.
wait_healthy() { # CONTAINER
  waiting_since=$(date +%s)
  while :; do
    health=$(docker inspect --format '{{.State.Status}} {{.State.Health.Status}} {{.RestartCount}}' "$1" 2>/dev/null) || health=gone
    case $health in
      "running healthy 0") return 0 ;;
      "running starting 0") ;;
      *) complain "A new container is not healthy ($health). The last that it said:"; break ;;
    esac
    if [ $(($(date +%s) - waiting_since)) -ge "$patience" ]; then
      complain "A new container did not become healthy within $patience seconds. The last that it said:"
      break
    fi
    sleep 0.5
  done
  docker logs --tail 15 "$1" 2>&1 | cut -c 1-400 | sed 's/^/    /' >&2
  return 1
}

# One more copy than there are, healthy; `new` is its container. None more when it does not become healthy.
start_beside() { # SERVICE
  # Those that have ended would be started again in place of a new one.
  $compose rm --force "$1" >/dev/null 2>&1 || true
  before=$(running "$1") || return 1
  count=$(printf '%s\n' "$before" | grep -c . || true)
  $compose up --detach --no-deps --no-recreate --no-build --scale "$1=$((count + 1))" "$1" || return 1
  new=
  # All, for one that ended at once does not run.
  for known in $($compose ps --all --quiet "$1"); do
    case $before in *"$known"*) ;; *) new=$known ;; esac
  done
  wait_healthy "$new" && return 0
  docker rm --force "$new" >/dev/null 2>&1 || true
  return 1
}

stop_copy() { # CONTAINER
  docker stop "$1" >/dev/null
  docker rm "$1" >/dev/null
  # Until the gateway, too, knows that no name leads to its address any more: the next container may be given it.
  sleep 2
}

replace_copies() { # SERVICE
  olds=$(running "$1") || return 1
  for old in $olds; do
    start_beside "$1" || return 1
    stop_copy "$old"
  done
  # As many as are wanted, which is more when some were missing or the number was changed.
  $compose up --detach --no-deps --no-recreate --no-build "$1"
  for new in $(running "$1"); do wait_healthy "$new" || return 1; done
}

# A port belongs to one container. While the new gateway takes it over, the same is found at the spare port.
replace_gateway() {
  $compose rm --stop --force gateway-spare >/dev/null 2>&1 || true
  if ! { $compose up --detach --no-deps --no-build gateway-spare && wait_healthy "$(running gateway-spare)"; }; then
    $compose rm --stop --force gateway-spare >/dev/null
    return 1
  fi
  $compose up --detach --no-deps --no-build --force-recreate gateway
  # The spare one stays when its like does not start: better one port than none.
  wait_healthy "$($compose ps --all --quiet gateway)" || return 1
  $compose rm --stop --force gateway-spare >/dev/null
}

# What is on trial (upgrade.sh) would be taken for copies when an upgrade that was killed has left it.
remove_trials() {
  $compose ps --all --format '{{.Name}}' $parts | grep -e '-run-[0-9a-f]*$' | xargs --no-run-if-empty docker rm --force >/dev/null || true
}
remove_trials
