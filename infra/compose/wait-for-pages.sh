#!/bin/sh
# Waits until the publisher has written the pages of this build of the site once, so that a new gateway never serves an
# empty shell in place of a page that the old one has (infra/adr/pages.md). The folders are arguments for tests only.
set -eu
build=$(cat "${1:-/gateway/site}/.build-id")
folder=${2:-/published}/$build
limit=$(($(date +%s) + ${MAX_WAIT_SECONDS:-900}))
[ -e "$folder/.written" ] || echo "Waiting for the pages of build $build."
until [ -e "$folder/.written" ]; do
  if [ "$(date +%s)" -ge "$limit" ]; then
    echo "The pages of build $build have not been written in time: the log of the publisher says why." >&2
    exit 1
  fi
  sleep 1
done
