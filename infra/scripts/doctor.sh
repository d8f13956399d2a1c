#!/bin/sh
# `make doctor`: prints a line for each check, `ok`, `note` or `wrong` with the remedy, and fails if anything is wrong. This script
# gathers the facts that only the host can tell; the checks are in infra/doctor and run in a container, because Docker is all that
# an operator's machine is sure to have. `before-start` runs only the checks that need no running container; with it, and with
# `after-start`, the results that are ok are not printed. `tell-watcher` only gives the facts to the overlay `alerts`.
set -eu
cd "$(dirname "$0")/../.."
compose=infra/scripts/compose.sh
phase=${1:-everything}

wrong() { printf 'wrong  %s: %s\n' "$1" "$2"; exit 1; }

command -v docker >/dev/null || wrong docker "is not installed: https://docs.docker.com/engine/install/"
docker info >/dev/null 2>&1 ||
  wrong docker "$(docker info 2>&1 >/dev/null | tail -n 1) (is it started, and may $(id -un) use it? systemctl start docker; usermod -aG docker $(id -un))"
docker compose version >/dev/null 2>&1 || wrong docker "has no Compose: install the package docker-compose-plugin"
# Prints the operator's settings whose value Compose names in its message.
settings_in() { # MESSAGE
  MESSAGE=$1 awk -F= 'function words(text) { gsub(/[^A-Za-z0-9_.\/-]+/, " ", text); return " " text " " }
    NR == FNR { known[$0]; next }
    !($0 in known) && /^[A-Z_0-9]+=./ && index(words(ENVIRON["MESSAGE"]), words($2)) { printf "; infra/compose/.env: %s", $0 }
  ' infra/compose/example.env infra/compose/.env 2>/dev/null || :
}
problem=$($compose config --quiet 2>&1) || wrong settings "Compose cannot read them: $problem$(settings_in "$problem")"
case $problem in *'variable is not set'*)
  name=$(printf '%s\n' "$problem" | sed -n 's/.*The \\*"\([^"\\]*\)\\*" variable is not set.*/\1/p' | head -n 1)
  wrong settings "Compose takes \$$name for a variable, and there is none: in infra/compose/.env write \$\$$name for the text \$$name" ;;
esac

# The container must run as the user who may read the secrets; with a rootless Docker that is root inside the container.
user=$(id -u):$(id -g)
case "$(docker info --format '{{.SecurityOptions}}')" in *rootless*) user=0:0 ;; esac

backups=$(infra/scripts/backups-folder.sh)
# A container lists the snapshots, because their folder is closed to other users of this machine.
backup_facts() {
  if [ -d "$backups" ]; then
    $compose --progress quiet run --rm --no-deps --no-TTY init-backups-permissions \
      find /data -maxdepth 3 -path '/data/repository/snapshots/*' -printf 'snapshot %f\n' </dev/null || return 0
  fi
  echo "backups $backups"
}

# Prints the last line of a log, or of a JSON line the error in it.
last_words() { # CONTAINER
  docker logs --tail 20 "$1" 2>&1 </dev/null | grep . | tail -n 1 | sed 's/^{.*"error":"\([^"]*\)".*/\1/; s/\\n.*//' | cut -c1-200
}

# Prints the folder of another installation whose files the containers use: it has the same name of the project.
other_folders() {
  containers=$($compose ps --quiet)
  # shellcheck disable=SC2086 # a list of words that must be split
  [ -z "$containers" ] || docker inspect --format '{{range .Mounts}}{{.Source}}{{"\n"}}{{end}}' $containers |
    sed -n 's|/infra/compose/.*||p' | grep -vxF -e "$(pwd)" -e "$(pwd -P)" | sort -u | sed 's/^/elsewhere /'
}

# Prints how often each container was restarted, and how often the kernel ended a process of it for its memory: of a container that has ended
# Docker says so, of one that runs its control group, and of earlier runs the events that Docker still remembers.
restart_facts() {
  containers=$($compose ps --all --quiet)
  # shellcheck disable=SC2086 # a list of words that must be split
  [ -z "$containers" ] || docker inspect --format '{{.Name}} {{.RestartCount}} {{.State.StartedAt}} {{.State.OOMKilled}} {{.State.Pid}} {{.State.Status}} {{.State.ExitCode}}' $containers |
    while read -r name count started killed pid state; do
      echo "restarts ${name#/} $count $started"
      case $state in restarting* | dead* | 'exited '[1-9]*) echo "last-words ${name#/} $(last_words "${name#/}")" ;; esac
      [ "$killed" = false ] || echo "killed ${name#/} 1"
      group=$(sed -n 's/^0:://p' "/proc/$pid/cgroup" 2>/dev/null) || continue
      sed -n "s|^oom_kill \([1-9]\)|killed ${name#/} \1|p" "/sys/fs/cgroup$group/memory.events" 2>/dev/null || :
    done
  project=$($compose config --format json | sed -n 's/^  "name": "\(.*\)",$/\1/p')
  docker events --since 24h --until "$(date +%s)" --filter event=oom --filter "label=com.docker.compose.project=$project" \
    --format '{{.Actor.Attributes.name}}' | sort | uniq -c | awk '{ print "killed", $2, $1 }'
}

# Prints one fact per line, its name first, for infra/doctor/host-facts.ts.
facts() {
  docker version --format 'docker {{.Server.Version}}'
  echo "compose $(docker compose version --short)"
  # Several of these folders may be on one disk: each mount point is printed once.
  df -Pk "$(docker info --format '{{.DockerRootDir}}')" . "$backups" 2>/dev/null |
    awk 'NR > 1 && !seen[$6]++ { print "disk", $4, $2, $6 }'
  sed -n '1s/^# version /time-zones /p' /usr/share/zoneinfo/tzdata.zi 2>/dev/null || :
  # The environment takes precedence over the file, as for Compose.
  printenv | sed -n 's/^MAJLIS_/set &/p'
  awk '/32 host LOCAL/ { print "address", address } { address = $2 }' /proc/net/fib_trie 2>/dev/null | sort -u
  # The ports in use on the host, and those that containers publish.
  cat /proc/net/tcp /proc/net/tcp6 2>/dev/null | awk '$4 == "0A" { print "listening", $2 }'
  docker ps --format 'published {{.Names}} {{.Ports}}'
  $compose config --services | sed 's/^/expected /'
  $compose --profile '*' config --services | sed 's/^/defined /'
  $compose ps --all --format json | sed 's/^/container /'
  restart_facts
  other_folders
  gateway=$($compose ps --quiet gateway)
  [ -z "$gateway" ] || docker inspect --format '{{range .NetworkSettings.Networks}}bridge {{.Gateway}}{{"\n"}}{{end}}' "$gateway"
  # The addresses of the latest visitors as the gateway logged them: behind an untrusted proxy they are all the same.
  [ "$phase" = before-start ] || backup_facts
  [ "$phase" = before-start ] || $compose logs --no-log-prefix --tail 1000 gateway 2>/dev/null | sed -n 's/.*"remote":"\([^"]*\)".*/visitor \1/p' | sort | uniq -c | awk '{ print $2, $3, $1 }'
  :
}
# A timer of the host calls this, so that alerts know what the container that watches cannot see.
if [ "$phase" = tell-watcher ]; then
  facts | $compose exec --no-TTY doctor-watch sh -c 'cat > /watch/host-facts.new && mv /watch/host-facts.new /watch/host-facts'
  exit
fi
facts | $compose run --rm --no-deps --no-TTY --user "$user" doctor node infra/dist/doctor/main.js "$phase"
