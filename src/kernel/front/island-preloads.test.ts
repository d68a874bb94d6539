import { expect, test } from 'vitest';
import { scriptGraph } from '#kernel/front/script-graph.ts';
import type { StaticEntry } from '#kernel/front/files/static-types.ts';
import { withPreloads } from './island-preloads.ts';

const script = (text: string): StaticEntry => ({
  bodies: { identity: Buffer.from(text) },
  hash: '',
  headers: {},
});
const scriptsOf = scriptGraph(
  new Map([
    [
      '/_astro/Page.1.js',
      script('import{a as b}from"./Button.2.js";import"./react.3.js";const c=()=>import("./Dialog.4.js")'),
    ],
    ['/_astro/Button.2.js', script('import{x}from"./react.3.js";export{y}from"./icons-a_b.5.js"')],
    ['/_astro/react.3.js', script('export const x=1;import "./Button.2.js"')],
    ['/_astro/icons-a_b.5.js', script('')],
    ['/_astro/Dialog.4.js', script('')],
    ['/_astro/client.6.js', script('import{r}from"./react.3.js"')],
  ]),
);

const page = (attributes: string) =>
  `<html><head><title>x</title></head><body><astro-island uid="1" ${attributes}></astro-island></body></html>`;
const preloads = (html: string) =>
  [...withPreloads(html, scriptsOf).matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(
    ([, url]) => url,
  );

test('a page preloads every script that its islands need, once, and none that loads on interaction', () => {
  const html = page('component-url="/_astro/Page.1.js" renderer-url="/_astro/client.6.js" client="load"');
  expect(preloads(html).sort()).toEqual([
    '/_astro/Button.2.js',
    '/_astro/Page.1.js',
    '/_astro/client.6.js',
    '/_astro/icons-a_b.5.js',
    '/_astro/react.3.js',
  ]);
  expect(withPreloads(html, scriptsOf)).toMatch(/<title>x<\/title><link .*><\/head><body>/);
});

test('an island that loads later or is not in the build preloads nothing', () => {
  expect(preloads(page('component-url="/_astro/Page.1.js" client="visible"'))).toEqual([]);
  expect(preloads(page('component-url="/_astro/Other.9.js" client="load"'))).toEqual([]);
});
