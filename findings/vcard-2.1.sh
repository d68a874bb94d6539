#!/bin/sh
# ical.js 2.2.1 and vcf 2.1.2 on a vCard 2.1 with quoted-printable text, as phones write it.
#
# Expected of a reader of vCards: the name "Ana Núñez". Seen (Node 24.21):
#   ical.js  throws: invalid line (no token ";" or ":") at the second half of a soft line break
#   vcf      leaves the text undecoded, and makes a property of the second half of the line;
#            the same card with plain line feeds is refused as version "ARD"
# Exits 1 if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 vcf@2.1.2 >/dev/null
cat >try.mjs <<'END'
import ICAL from 'ical.js';
import vCard from 'vcf';

const lines = ['BEGIN:VCARD', 'VERSION:2.1', 'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=41=6E=61=20=4E=C3=BA=C3=B1=', '=65=7A', 'END:VCARD', ''];
const said = (read) => {
  try {
    return JSON.stringify(read());
  } catch (error) {
    return error.message;
  }
};
const found = {
  icalRefuses: said(() => ICAL.parse(lines.join('\r\n'))).startsWith('invalid line'),
  vcfLeavesText: said(() => vCard.parse(lines.join('\r\n'))).includes('"=65=7A"'),
  vcfRefusesLineFeeds: said(() => vCard.parse(lines.join('\n'))).includes('Unsupported version'),
};
console.log(found);
process.exitCode = Object.values(found).every(Boolean) ? 0 : 1;
END
node try.mjs
