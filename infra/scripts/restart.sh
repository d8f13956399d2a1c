#!/bin/sh
# `make restart`: new containers of the image and the settings as they are, one after the other, with nobody noticing.
# `make restart SERVICE=cms` does that for one of cms, conferences, feeds, publisher and gateway.
# shellcheck disable=SC2086 # a list of words of our own
set -eu
cd "$(dirname "$0")/../.."
. infra/scripts/rolling-restart.sh

[ $# -gt 0 ] || set -- $parts
for service; do
  case $service in
    gateway) replace_gateway ;;
    cms | conferences | feeds | publisher) replace_copies "$service" ;;
    *) complain "There is no $service to restart: cms, conferences, feeds, publisher, gateway"; exit 1 ;;
  esac || {
    complain "$service was not restarted: those that ran go on running. What a new one says: infra/scripts/compose.sh logs $service"
    exit 1
  }
  say "$service restarted"
done
