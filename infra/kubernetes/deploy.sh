#!/bin/sh
# Brings a cluster to the state of an overlay: `infra/kubernetes/deploy.sh infra/kubernetes/overlays/small`. The first time as
# every time: secrets that are not there are made and what is there is kept.
set -eu
overlay=$(cd "${1:?the folder of an overlay, like infra/kubernetes/overlays/small}" && pwd)
here=$(cd "$(dirname "$0")" && pwd)

"$here/../scripts/make-secrets.sh" "$here/secrets/files"
kubectl apply --filename "$here/base/namespace.yaml"
# On the server: the client would repeat every secret in an annotation.
kubectl apply --server-side --kustomize "$here/secrets"

# What is there is backed up first, by the release that made it.
if [ -n "$(kubectl --namespace majlis get cronjob backup --ignore-not-found --output name)" ]; then
  backup=backup-$(date -u +%Y%m%d-%H%M%S)
  kubectl --namespace majlis create job "$backup" --from=cronjob/backup
  kubectl --namespace majlis wait --for=condition=complete --timeout=60m "job/$backup"
fi

# A job that is done cannot be changed. Services that run already do not need them; new ones wait for the next migrate.
kubectl --namespace majlis delete job migrate images-bucket --ignore-not-found
kubectl apply --kustomize "$overlay"
# With a store outside there is no bucket to make here.
for job in job/migrate $(kubectl --namespace majlis get job images-bucket --ignore-not-found --output name); do
  kubectl --namespace majlis wait --for=condition=complete --timeout=15m "$job"
done
for part in cms conferences feeds publisher gateway; do
  kubectl --namespace majlis rollout status --timeout=15m "deployment/$part"
done
