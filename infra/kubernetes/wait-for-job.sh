#!/bin/sh
# Waits until a job has succeeded or failed: `wait-for-job.sh migrate 15`, in minutes. `kubectl wait` waits for
# one of the two only. The end of a failed job's log is printed.
set -eu
job=$1
limit=$(($(date +%s) + $2 * 60))

while [ "$(date +%s)" -lt "$limit" ]; do
  case " $(kubectl --namespace majlis get "job/$job" --output 'jsonpath={.status.conditions[?(@.status=="True")].type}') " in
    *" Complete "*) exit 0 ;;
    *" Failed "*) break ;;
  esac
  sleep 2
done
echo "Job $job failed or timed out. The end of its log:" >&2
kubectl --namespace majlis logs --tail 30 "job/$job" >&2 || true
exit 1
