#!/bin/sh
# Waits until a job has ended, well or not: `wait-for-job.sh migrate 15`, in minutes. (`kubectl wait` knows one end only, and waits
# on after the other.) Of one that did not end well the last words are told.
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
echo "The job $job has not done its work. The last that it said:" >&2
kubectl --namespace majlis logs --tail 30 "job/$job" >&2 || true
exit 1
