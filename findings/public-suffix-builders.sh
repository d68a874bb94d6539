#!/usr/bin/env bash
# tldts 7.6.0, the public suffix list with its private part: which builders of sites give each customer a name of its own.
# Unexpected: github.io, wixsite.com, myshopify.com and blogspot.com are suffixes, wordpress.com, webnode.es,
# jimdofree.com, weebly.com, tumblr.com and blogspot.com.es are not, so that two of their customers seem one owner.
# Seen: own names for the first four, one domain for the rest. Exits 1 where that has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund tldts@7.6.0 >/dev/null
seen=$(node -e '
  const { parse } = require("tldts");
  const hosts = ["github.io", "wixsite.com", "myshopify.com", "blogspot.com", "wordpress.com", "webnode.es",
    "jimdofree.com", "weebly.com", "tumblr.com", "blogspot.com.es"];
  const domain = (host) => parse(host, { allowPrivateDomains: true }).domain;
  for (const host of hosts) console.log(host, domain(`one.${host}`) === domain(`two.${host}`) ? "one owner" : "two owners");')
echo "$seen"
[ "$(grep -c 'two owners' <<<"$seen")" = 4 ] && [ "$(grep -c 'one owner' <<<"$seen")" = 6 ]
