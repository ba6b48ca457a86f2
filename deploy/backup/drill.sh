#!/bin/bash
# Practices a restore to a point in time with the configuration in this folder: backs up a temporary database with
# images, destroys both, restores them, and compares rows and files. Needs Debian's postgresql-15, pgbackrest, restic,
# and jq, and Windmile's packages (npm ci). Touches nothing outside a temporary folder.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
bin=${PG_BIN:-/usr/lib/postgresql/15/bin}
work=$(mktemp -d)
log=$work/log

# PostgreSQL refuses to run as root.
as_postgres() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
query() { as_postgres "$bin/psql" -XqAt -v ON_ERROR_STOP=1 -d "$url" "$@"; }
finish() {
  status=$?
  as_postgres "$bin/pg_ctl" -D "$PGBACKREST_PG1_PATH" -m immediate stop >>"$log" 2>&1 || true
  [ "$status" = 0 ] || tail -n 30 "$log" >&2
  rm -rf "$work"
}
trap finish EXIT

# The committed configuration, with these paths in place of the server's.
export PGBACKREST_CONFIG=$work/pgbackrest.conf PGBACKREST_CONFIG_INCLUDE_PATH=$work/conf.d
export PGBACKREST_PG1_PATH=$work/cluster PGBACKREST_PG1_SOCKET_PATH=$work PGBACKREST_REPO1_PATH=$work/repository
export PGBACKREST_LOG_PATH=$work/logs PGBACKREST_LOCK_PATH=$work/lock PGBACKREST_SPOOL_PATH=$work/spool
PGBACKREST_REPO1_CIPHER_PASS=$(head -c 36 /dev/urandom | base64)
PGBACKREST_PG1_PORT=$(node -p 's = require("net").createServer().listen(0); p = s.address().port; s.close(); p')
export PGBACKREST_REPO1_CIPHER_PASS PGBACKREST_PG1_PORT
export DATA_DIR=$work/data RESTIC_REPOSITORY=$work/restic RESTIC_PASSWORD=drill RESTIC_CACHE_DIR=$work/cache
url=postgresql://postgres@127.0.0.1:$PGBACKREST_PG1_PORT/windmile
media=$DATA_DIR/media
chmod 755 "$work"
cp "$here/pgbackrest.conf" "$here/archive.conf" "$work"
mkdir -p "$media" "$work"/{cluster,repository,logs,lock,spool,conf.d,rows}
chmod 700 "$work/cluster"
touch "$log"
[ "$(id -u)" != 0 ] || chown -R postgres: "$work"
cd "$work"

start() { as_postgres "$bin/pg_ctl" -D cluster -l postgres.log -w -t 600 start >>"$log"; }
backrest() { as_postgres pgbackrest --stanza=windmile "$@" >>"$log" 2>&1; }
images() { "$here/media.sh" "$@" >>"$log" 2>&1; }
# Prints a row of the result with how long the step took.
step() {
  local name=$1 begin
  shift
  begin=$(date +%s%N)
  "$@"
  printf '| %s | %d.%d s |\n' "$name" $((($(date +%s%N) - begin) / 1000000000)) $((($(date +%s%N) - begin) / 100000000 % 10))
}
# Members $1 to $2, each with an image and its row.
write() {
  local n file
  for n in $(seq "$1" "$2"); do
    file=$(printf '%02d/%s.webp' $((n % 100)) "$n")
    mkdir -p "$media/${file%/*}"
    head -c 30000 /dev/urandom >"$media/$file"
    echo "$n,$file,$(sha256sum <"$media/$file" | cut -d ' ' -f 1)"
  done >rows/new.csv
  query <<SQL
create temp table drill (n int, file text, sum text);
\copy drill from rows/new.csv csv
begin;
create temp table members as select gen_random_uuid() as id, * from drill;
insert into users (id, email, "firstName", "lastName") select id, 'drill-' || n || '@example.com', 'Ada', 'Lovelace' from members;
insert into media (id, "userId", purpose, extension, width, height, bytes, sha256, placeholder, "storageKey")
  select gen_random_uuid(), id, 'avatar', 'webp', 100, 100, 30000, sum, '', file from members;
commit;
SQL
}
# Every row, without the random key that pg_dump writes.
dump() { as_postgres "$bin/pg_dump" -d "$url" | sed '/^\\\(un\)\?restrict /d' >"rows/$1.sql"; }
# Compares every image with the checksum in its row.
check_images() {
  query -F '  ' -c 'select sha256, "storageKey" from media order by "storageKey"' >rows/images
  (cd "$media" && sha256sum --check --strict --quiet "$work/rows/images")
}

as_postgres "$bin/initdb" -D cluster -A trust -E UTF8 --locale=C.UTF-8 >>"$log"
as_postgres sh -c "cat >>cluster/postgresql.conf" <<CONF
port = $PGBACKREST_PG1_PORT
listen_addresses = '127.0.0.1'
unix_socket_directories = '$work'
include '$work/archive.conf'
CONF
start
as_postgres "$bin/createdb" -h "$work" -p "$PGBACKREST_PG1_PORT" windmile
(cd "$root" && DATABASE_URL=$url DIRECT_URL=$url npm run --silent db:migrate) >>"$log"
backrest stanza-create
restic init >>"$log"
write 1 1000

echo "| step | time |"
echo "|---|---|"
step "full backup of the database" backrest --type=full backup
step "snapshot of 1,000 images" images backup
write 1001 1400
step "differential backup of the database" backrest --type=diff backup
write 1401 1500 # only in the WAL
sleep 1
dump expected
check_images
moment=$(query -c 'select clock_timestamp()')
sleep 1
write 1501 1700 # must not be restored
# Deletes images that only the first snapshot contains.
query -c "delete from media where \"storageKey\" ~ '^07/[0-9]{1,3}[.]'; update users set \"firstName\" = 'Grace'"
rm "$media"/07/{7,?07}.webp
backrest check # sends the last WAL segment
step "snapshot with 700 new images" images backup
query -c "set client_min_messages = warning; drop table users cascade"

as_postgres "$bin/pg_ctl" -D cluster -m immediate stop >>"$log"
rm -rf "$work/cluster" "$media"
as_postgres mkdir -m 700 "$work/cluster"

step "restore of the database's files" backrest --type=time --target="$moment" --target-action=promote restore
replay() {
  start
  until [ "$(query -c 'select pg_is_in_recovery()')" = f ]; do sleep 0.1; done
}
step "replay of the WAL to that time" replay
step "restore of the images" images restore "$moment"

dump restored
cmp rows/expected.sql rows/restored.sql
check_images
echo "| compared with the state before the loss: $(query -c 'select count(*) from users') members, $(wc -l <rows/images) images, $(wc -l <rows/restored.sql) lines of pg_dump | equal |"
echo "| images without a row (the app deletes them) | $(($(find "$media" -type f | wc -l) - $(wc -l <rows/images))) |"
echo
echo "$(date -u +%F), PostgreSQL $("$bin/postgres" --version | cut -d ' ' -f 3), $(pgbackrest version), $(restic version | cut -d ' ' -f 1,2)"
