#!/bin/sh
# npm 11.19.1 with dash 0.5.12 (Debian 12's /bin/sh): `npm start` that is told to end by SIGTERM ends, and the program that
# it started goes on. npm signals the shell that it has put between; dash neither replaces itself by the last command of
# `-c` nor passes the signal on, as bash does. `"start": "exec node …"` leaves no shell there.
#
# Seen: start "node serve.mjs"       npm ended, program lives
#       start "exec node serve.mjs"  npm ended, program ended
# Prints what it sees; ends with 1 where that is something else, with 0 too where /bin/sh is not dash.
set -eu

case "$(readlink -f /bin/sh)" in */dash) ;; *) echo "/bin/sh is not dash: nothing to see" && exit 0 ;; esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix tool npm@11.19.1
cat > serve.mjs <<'PROGRAM'
import { writeFileSync } from 'node:fs';
writeFileSync('pid', String(process.pid));
setTimeout(() => {}, 20_000);
PROGRAM

seen() {
  rm -f pid
  printf '{ "scripts": { "start": "%s" } }' "$1" > package.json
  node tool/node_modules/npm/bin/npm-cli.js start --silent &
  npm=$!
  while [ ! -s pid ]; do sleep 0.1; done
  kill -TERM "$npm"
  wait "$npm" || true
  sleep 0.5
  if kill -0 "$(cat pid)" 2> /dev/null; then
    kill -KILL "$(cat pid)"
    echo "start \"$1\": npm ended, program lives"
  else
    echo "start \"$1\": npm ended, program ended"
  fi
}

found=$(seen 'node serve.mjs'; seen 'exec node serve.mjs')
echo "$found"
[ "$found" = 'start "node serve.mjs": npm ended, program lives
start "exec node serve.mjs": npm ended, program ended' ]
