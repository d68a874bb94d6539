#!/usr/bin/env bash
# libphonenumber-js 1.13.16 on a cell with two Spanish telephones.
# Unexpected: behind a comma the second whole number is taken for the extension of the first, and the result is valid;
# behind a slash or "y" nothing is read at all.
# Seen: "600000000, 611111111" +34600000000 ext 611111111 true; the others undefined. Exits 1 where that has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 >/dev/null
cat >try.mjs <<'JS'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const read = (text) => {
  const phone = parsePhoneNumberFromString(text, 'ES');
  return phone ? `${phone.number} ext ${phone.ext} ${phone.isValid()}` : 'undefined';
};
const texts = ['600000000, 611111111', '600000000 / 611111111', '600 000 000 y 611 111 111'];
const seen = texts.map(read);
console.log(texts.map((text, at) => `${text}: ${seen[at]}`).join('\n'));
process.exit(seen.join(';') === '+34600000000 ext 611111111 true;undefined;undefined' ? 0 : 1);
JS
node try.mjs
