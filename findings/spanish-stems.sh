#!/usr/bin/env bash
# snowball-stemmers 0.6.0, Spanish: which words a search by stems takes for one.
# Unexpected: "año" and "años", "pez" and "peces", "luz" and "luces" are different words, while "casa" and "caso",
# "peso" and "pesa", "mes" and "mesa" are the same.
# Seen: the first three "two", the last three "one". Exits 1 where that has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund snowball-stemmers@0.6.0 >/dev/null
cat >try.mjs <<'JS'
import snowball from 'snowball-stemmers';

const stemmer = snowball.newStemmer('spanish');
const pairs = [['año', 'años'], ['pez', 'peces'], ['luz', 'luces'], ['casa', 'caso'], ['peso', 'pesa'], ['mes', 'mesa']];
const seen = pairs.map(([one, other]) => (stemmer.stem(one) === stemmer.stem(other) ? 'one' : 'two'));
console.log(pairs.map((pair, at) => `${pair.join(' ')}: ${seen[at]}`).join('\n'));
process.exit(seen.join() === 'two,two,two,one,one,one' ? 0 : 1);
JS
node try.mjs
