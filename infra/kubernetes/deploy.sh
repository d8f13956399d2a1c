#!/bin/sh
# Brings a cluster to the state of an overlay: `infra/kubernetes/deploy.sh infra/kubernetes/overlays/small`. The first time as
# every time: secrets that are not there are made and what is there is kept.
set -eu
overlay=$(cd "${1:?the folder of an overlay, like infra/kubernetes/overlays/small}" && pwd)
here=$(cd "$(dirname "$0")" && pwd)

"$here/../scripts/make-secrets.sh" "$here/secrets/files"
# What is in it belongs there: without its name the account would be made wherever kubectl happens to look.
kubectl apply --namespace majlis --filename "$here/base/namespace.yaml"
# On the server: the client would repeat every secret in an annotation.
kubectl apply --server-side --kustomize "$here/secrets"

# What is there is backed up first, by the release that made it. BACKUP=0 leaves it out: after a first run that came to nothing
# there is nothing to be backed up, and no backup would end well.
if [ "${BACKUP:-1}" != 0 ] && [ -n "$(kubectl --namespace majlis get cronjob backup --ignore-not-found --output name)" ]; then
  backup=backup-$(date -u +%Y%m%d-%H%M%S)
  kubectl --namespace majlis create job "$backup" --from=cronjob/backup
  "$here/wait-for-job.sh" "$backup" 60 || { echo "Nothing was changed, for there is no backup (BACKUP=0 goes on without one)." >&2; exit 1; }
fi

# A job that is done cannot be changed. Services that run already do not need them; new ones wait for the next migrate.
kubectl --namespace majlis delete job migrate images-bucket --ignore-not-found
kubectl apply --kustomize "$overlay"
# With a store outside there is no bucket to make here.
for job in job/migrate $(kubectl --namespace majlis get job images-bucket --ignore-not-found --output name); do
  "$here/wait-for-job.sh" "${job#*/}" 15
done
for part in cms conferences feeds publisher gateway; do
  kubectl --namespace majlis rollout status --timeout=15m "deployment/$part"
done
