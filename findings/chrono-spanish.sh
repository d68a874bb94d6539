#!/usr/bin/env bash
# chrono-node 2.10.3 on dates in Spanish, read on Tuesday 10 March 2026 at noon.
# Its documentation calls the Spanish support partial. Unexpected: it gives another day or hour instead of nothing.
# Seen: "pasado mañana" (12 March)       the 11th, from "mañana" alone
#       "el martes que viene" (the 17th)  the 10th, from "martes" alone
#       "a las 5 de la tarde" (17:00)     two results, 05:00 and 15:00
# Exits 1 where that has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3 >/dev/null
cat >try.mjs <<'JS'
import { es } from 'chrono-node';

const now = new Date(2026, 2, 10, 12);
const read = (text) =>
  es.parse(text, now).map(({ text: part, start }) => `${part}: ${start.get('day')} ${start.get('hour')}h`).join(' | ');
const seen = ['pasado mañana', 'el martes que viene', 'a las 5 de la tarde'].map(read);
console.log(seen.join('\n'));
const isAsSeen =
  seen[0].startsWith('mañana: 11 ') &&
  seen[1].startsWith('martes: 10 ') &&
  /^las 5: 10 5h \| tarde: 10 15h$/.test(seen[2]);
process.exit(isAsSeen ? 0 : 1);
JS
node try.mjs
