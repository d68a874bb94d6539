#!/usr/bin/env bash
# nodemailer 10.6.1, its option `list` for the one-click unsubscription of RFC 8058.
# Unexpected: every value becomes an address, so that `unsubscribe-post` gives a header that no mailbox provider
# accepts; and two addresses in one array become two headers, where RFC 2369 allows one (an array within the array
# gives one). The header is right when set through `headers`.
# Seen: "List-Unsubscribe-Post: <http://List-Unsubscribe=One-Click>", two List-Unsubscribe. Exits 1 where that changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nodemailer@10.6.1 >/dev/null
cat >try.mjs <<'JS'
import nodemailer from 'nodemailer';

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
const { message } = await transport.sendMail({
  from: 'a@example.com',
  to: 'b@example.com',
  text: 'x',
  list: {
    unsubscribe: ['https://example.com/u', 'mailto:u@example.com'],
    'unsubscribe-post': 'List-Unsubscribe=One-Click',
  },
});
const seen = message.toString().split('\r\n').filter((line) => line.startsWith('List-'));
console.log(seen.join('\n'));
const isAsSeen =
  seen.filter((line) => line.startsWith('List-Unsubscribe: ')).length === 2 &&
  seen.includes('List-Unsubscribe-Post: <http://List-Unsubscribe=One-Click>');
process.exit(isAsSeen ? 0 : 1);
JS
node try.mjs
