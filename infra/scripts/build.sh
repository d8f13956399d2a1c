#!/bin/sh
# What containers are made of: files of this folder that are handed to them, and images. Arguments go to docker compose; BUILD=0:
# the images are there already, or come from a registry.
set -eu
cd "$(dirname "$0")/../.."
# Each container reads as a user of its own, whatever the umask was with which this folder was cloned. Nothing here is secret.
chmod -R a+rX infra/compose/caddy infra/compose/object-store infra/monitoring

[ "${BUILD:-1}" != 0 ] || exit 0
# One service for each image, always the same: Compose writes its name into the image, and under another name it would be
# another image, for which every container is made anew.
exec infra/scripts/compose.sh "$@" build doctor gateway operations
