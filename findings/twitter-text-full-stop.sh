#!/usr/bin/env bash
# twitter-text 3.1.0: the length of a post in which the blank behind a full stop is missing.
# Unexpected: "hola.Me voy" (11 characters) weighs 27, since "hola.Me" is a domain of Montenegro; the capital does not
# matter. "hola.Tu voy" weighs 11.
# Seen: 27 with the link hola.Me, 11 without a link. Exits 1 where that has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund twitter-text@3.1.0 >/dev/null
cat >try.mjs <<'JS'
import twitter from 'twitter-text';

const read = (text) => `${twitter.parseTweet(text).weightedLength} ${twitter.extractUrls(text).join()}`.trim();
const seen = ['hola.Me voy', 'hola.Tu voy'].map(read);
console.log(seen.join('\n'));
process.exit(seen.join(';') === '27 hola.Me;11' ? 0 : 1);
JS
node try.mjs
