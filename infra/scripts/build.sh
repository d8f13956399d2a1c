#!/bin/sh
# The images that containers are made of. Arguments go to docker compose; BUILD=0: they are there already, or come from a registry.
set -eu
cd "$(dirname "$0")/../.."
[ "${BUILD:-1}" != 0 ] || exit 0
# One service for each image, always the same: Compose writes its name into the image, and under another name it would be
# another image, for which every container is made anew.
exec infra/scripts/compose.sh "$@" build doctor gateway operations
