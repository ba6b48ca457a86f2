#!/bin/sh
# Backs up the images in DATA_DIR/media with restic (RESTIC_REPOSITORY and RESTIC_PASSWORD_FILE).
#   media.sh backup          takes a snapshot
#   media.sh prune           deletes snapshots older than 28 days, then checks the repository
#   media.sh restore <time>  restores the images that the database had at that time to DATA_DIR
set -eu
: "${DATA_DIR:?}" "${RESTIC_REPOSITORY:?}"
cd "$DATA_DIR"

case "${1:-}" in
backup)
  # The app creates resized copies again.
  restic backup --tag windmile --exclude media/sizes --exclude media/tmp media
  ;;
prune)
  restic forget --tag windmile --keep-within 28d --prune
  restic check
  ;;
restore)
  # An image is never changed. It is in the last snapshot before that time or, if it was just uploaded, in the next one.
  # The app deletes images that have no row.
  at=$(date -d "${2:?a time}" +%s)
  before='' after=''
  snapshots=$(restic snapshots --json --tag windmile | jq -r 'sort_by(.time)[] | "\(.time) \(.id)"')
  while read -r time id; do
    if [ "$(date -d "$time" +%s)" -le "$at" ]; then before=$id; elif [ -z "$after" ]; then after=$id; fi
  done <<END
$snapshots
END
  [ -n "$before$after" ] || { echo "There is no snapshot." >&2; exit 1; }
  [ -n "$after" ] || echo "There is no later snapshot: images uploaded just before $2 may be missing." >&2
  for id in $before $after; do restic restore "$id" --target .; done
  ;;
*)
  sed -n '2,5s/^# //p' "$0" >&2
  exit 2
  ;;
esac
