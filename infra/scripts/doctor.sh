#!/bin/sh
# `make doctor`: one line for each thing that must be right, `ok`, `note` or `wrong` with how to mend it; fails if anything is
# wrong. Here is only what nobody but this machine knows; the checks are in infra/doctor and run in a container, for that
# is all an operator's machine surely has. before-start: only the checks that need nothing that runs. With it, and with
# after-start, only what is not ok is printed.
set -eu
cd "$(dirname "$0")/../.."
compose=infra/scripts/compose.sh
part=${1:-everything}

wrong() { printf 'wrong  %s: %s\n' "$1" "$2"; exit 1; }

command -v docker >/dev/null || wrong docker "is not installed: https://docs.docker.com/engine/install/"
docker info >/dev/null 2>&1 ||
  wrong docker "$(docker info 2>&1 >/dev/null | tail -n 1) (is it started, and may $(id -un) use it? systemctl start docker; usermod -aG docker $(id -un))"
docker compose version >/dev/null 2>&1 || wrong docker "has no Compose: install the package docker-compose-plugin"
problem=$($compose config --quiet 2>&1) || wrong settings "Compose cannot read them: $problem"

# The user who may read the secrets: with a rootless Docker that is root of the container.
user=$(id -u):$(id -g)
case "$(docker info --format '{{.SecurityOptions}}')" in *rootless*) user=0:0 ;; esac

archives=$(infra/scripts/archives-folder.sh)
# Which archives there are, told by a container: their folder is open to no other user of this machine.
archive_facts() {
  if [ -d "$archives" ]; then
    $compose --progress quiet run --rm --no-deps --no-TTY backups-owner \
      find /data -maxdepth 1 -name 'majlis-*.tar' -printf 'archive %f %s\n' </dev/null || return 0
  fi
  echo "archives $archives"
}

# One fact in a line, its name first: infra/doctor/host-facts.ts reads them.
facts() {
  docker version --format 'docker {{.Server.Version}}'
  echo "compose $(docker compose version --short)"
  # Each disk once, by the place where it begins.
  df -Pk "$(docker info --format '{{.DockerRootDir}}')" . "$archives" 2>/dev/null |
    awk 'NR > 1 && !seen[$6]++ { print "disk", $4, $6 }'
  # What the environment says comes before the file, for Compose too.
  printenv | sed -n 's/^MAJLIS_/set &/p'
  # Ports that are listened on, by whomever; and those of containers, by name.
  cat /proc/net/tcp /proc/net/tcp6 2>/dev/null | awk '$4 == "0A" { print "listening", $2 }'
  docker ps --format 'published {{.Names}} {{.Ports}}'
  $compose config --services | sed 's/^/expected /'
  $compose --profile '*' config --services | sed 's/^/known /'
  $compose ps --all --format json | sed 's/^/container /'
  gateway=$($compose ps --quiet gateway)
  [ -z "$gateway" ] || docker inspect --format '{{range .NetworkSettings.Networks}}bridge {{.Gateway}}{{"\n"}}{{end}}' "$gateway"
  # Who the latest visitors were, as the gateway sees it.
  [ "$part" = before-start ] || archive_facts
  [ "$part" = before-start ] || $compose logs --no-log-prefix --tail 1000 gateway 2>/dev/null | sed -n 's/.*"remote":"\([^"]*\)".*/visitor \1/p' | sort | uniq -c | awk '{ print $2, $3, $1 }'
  :
}
facts | $compose run --rm --no-deps --no-TTY --user "$user" doctor node infra/dist/doctor/main.js "$part"
