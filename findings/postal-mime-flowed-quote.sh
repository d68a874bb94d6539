#!/usr/bin/env bash
# postal-mime 4.0.0 on a quoted paragraph of a format=flowed message.
# RFC 3676 (4.5) takes the quote marks off before soft-broken lines are joined. Unexpected: the mark of the second line
# stays within the sentence; mailparser 3.14.2 gives "> uno dos" for the same message.
# Seen: "> uno > dos", "> uno dos". Exits 1 where that has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund postal-mime@4.0.0 mailparser@3.14.2 >/dev/null
cat >try.mjs <<'JS'
import PostalMime from 'postal-mime';
import { simpleParser } from 'mailparser';

const message = [
  'From: ana@example.com',
  'Content-Type: text/plain; charset=utf-8; format=flowed',
  '',
  '> uno ',
  '> dos',
  '',
].join('\r\n');
const seen = [(await PostalMime.parse(message)).text.trim(), (await simpleParser(message)).text.trim()];
console.log(seen);
process.exit(seen.join(';') === '> uno > dos;> uno dos' ? 0 : 1);
JS
node try.mjs
