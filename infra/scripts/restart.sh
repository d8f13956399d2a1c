#!/bin/sh
# `make restart`: replaces the containers by new ones with the current image and settings, one after the other, without downtime.
# `make restart SERVICE=cms` does that for one of cms, conferences, feeds, publisher and gateway.
# shellcheck disable=SC2086 # a list of words that must be split
set -eu
cd "$(dirname "$0")/../.."
. infra/scripts/rolling-restart.sh

[ $# -gt 0 ] || set -- $services
for service; do
  case $service in
    gateway) replace_gateway ;;
    cms | conferences | feeds | publisher) replace_replicas "$service" ;;
    *) print_error "There is no service $service: use cms, conferences, feeds, publisher or gateway"; exit 1 ;;
  esac || {
    print_error "$service was not restarted: the old containers keep running. The log of the new one: infra/scripts/compose.sh logs $service"
    exit 1
  }
  print "$service restarted"
done
