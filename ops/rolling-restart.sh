#!/bin/sh
# Restarts units one after another: the next one only once the last takes traffic again. ops/rolling-restart.sh vizit@8081 vizit@8083 vizit-jobs
set -eu

ready() {
  curl --silent --fail --max-time 3 "http://127.0.0.1:$1/readyz" > /dev/null
}

for unit in "$@"; do
  echo "$unit"
  systemctl restart "$unit"
  case $unit in
    vizit@*)
      tries=0
      until ready "${unit#vizit@}"; do
        tries=$((tries + 1))
        if [ "$tries" -ge 120 ]; then
          echo "$unit does not take traffic; the others were left as they are. See: journalctl -u $unit" >&2
          exit 1
        fi
        sleep 0.5
      done
      # The proxy looks every second.
      sleep 2
      ;;
    *) systemctl is-active --quiet "$unit" ;;
  esac
done
