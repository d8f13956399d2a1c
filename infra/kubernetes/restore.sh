#!/bin/sh
# Restores what a backup holds, beside the running services: `infra/kubernetes/restore.sh majlis-….tar`, or offsite:NAME.
# The database of now is kept under another name, which the job's log says.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
archive=${1:?the name of an archive, as kubectl -n majlis logs job/backup-… says it, or offsite:NAME}
job=restore-$(date -u +%Y%m%d-%H%M%S)

# A restore is the backup's job with another program: the same image, secrets and volume. It is tried once.
program='{"op": "replace", "path": "/spec/template/spec/containers/0/command", "value": ["node", "infra/dist/backup/restore.js", "'$archive'"]}'
meant='{"op": "add", "path": "/spec/template/spec/containers/0/env/-", "value": {"name": "YES", "value": "1"}}'
once='{"op": "replace", "path": "/spec/backoffLimit", "value": 0}'
kubectl --namespace majlis create job "$job" --from=cronjob/backup --dry-run=client --output yaml |
  kubectl patch --local --filename - --type json --patch "[$program, $meant, $once]" --output yaml |
  kubectl apply --filename -
"$here/wait-for-job.sh" "$job" 60
kubectl --namespace majlis logs "job/$job"
