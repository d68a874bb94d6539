#!/usr/bin/env bash
# email-providers 2.26.0, its list of hosts where anybody gets an address (all.json).
# Unexpected: it holds facebook.com and example.com, where nobody does, and lacks Spain's carriers (telefonica.net,
# ono.com, movistar.es, orange.es, euskaltel.net) as well as duck.com, tuta.io and fastmail.com.
# Seen: "facebook.com true", "example.com true", all others "false". Exits 1 where that has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund email-providers@2.26.0 >/dev/null
seen=$(node -e '
  const hosts = new Set(require("email-providers/all.json"));
  const asked = ["facebook.com", "example.com", "telefonica.net", "ono.com", "movistar.es", "orange.es",
    "euskaltel.net", "duck.com", "tuta.io", "fastmail.com"];
  console.log(asked.map((host) => `${host} ${hosts.has(host)}`).join("\n"));')
echo "$seen"
[ "$(grep -c true <<<"$seen")" = 2 ] && grep -q '^facebook.com true$' <<<"$seen" && grep -q '^example.com true$' <<<"$seen"
