#!/usr/bin/env bash
# @libsql/client 0.18.0 with libsql 0.5.29 (SQLite 3.45.1): thirty-one calls inside each other do not parse.
#
# SQLite documents expressions up to a depth of 1,000 (SQLITE_MAX_EXPR_DEPTH), and thirty-one calls of replace() inside each
# other are ordinary SQL for folding letters. The parser's own stack holds a hundred symbols, and each call takes more
# than two: `select replace(replace(… 't' …))` answers "SQLITE_ERROR: parser stack overflow" from about 30 calls on, far
# below the documented depth. Ten to a subselect, each inside the next, parse and give the same text.
#
# And its FTS5 (unicode61, remove_diacritics 2) folds the accent of `é`, but not that of `ǿ` (U+01FF): a search for `ø`
# does not find `ǿ`, though the letters differ by an accent alone.
#
# Exits 1 where that has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @libsql/client@0.18.0 libsql@0.5.29 >/dev/null
cat >try.mjs <<'JS'
import { createClient } from '@libsql/client';
const client = createClient({ url: ':memory:' });
const nested = (inner, calls) => Array.from({ length: calls }).reduce((sql) => `replace(${sql}, 'a', 'b')`, inner);
const answer = async (sql) => {
  try {
    const { rows } = await client.execute(sql);
    return String(Object.values(rows[0] ?? { none: '' })[0]);
  } catch (error) {
    return error.message;
  }
};
let most = 0;
while ((await answer(`select ${nested("'banana'", most + 1)}`)) === 'bbnbnb' && most < 200) most += 1;
const beyond = await answer(`select ${nested("'banana'", most + 1)}`);
let staged = "select 'banana' as z";
for (let stage = 0; stage < 4; stage += 1) staged = `select ${nested('z', 10)} as z from (${staged})`;
const inStages = await answer(staged);
await client.execute("create virtual table t using fts5(x, tokenize='unicode61 remove_diacritics 2')");
await client.execute("insert into t values ('é'), ('ǿ')");
const found = async (word) => Number(await answer(`select count(*) from t where t match '"${word}"'`));
const seen = { most, beyond, inStages, e: await found('e'), o: await found('ø') };
console.log(seen);
const isAsSeen =
  most < 50 && beyond.includes('parser stack overflow') && inStages === 'bbnbnb' && seen.e === 1 && seen.o === 0;
process.exit(isAsSeen ? 0 : 1);
JS
node try.mjs
