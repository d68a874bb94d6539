import { expect, test } from 'vitest';
import { isSafeSvg, logoKindOf } from './logo-kind.rules.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const svg = (inner: string) =>
  bytes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);

test.each([
  ['png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
  ['jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['webp', bytes('RIFF\0\0\0\0WEBPVP8 ')],
  ['svg', bytes('<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="x"/>')],
  ['svg', bytes('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')],
  [undefined, bytes('GIF89a')],
  [undefined, bytes('%PDF-1.7')],
  [undefined, bytes('<html><svg></svg></html>')],
  [undefined, bytes('')],
])('tells a picture by its content: %s', (kind, data) => {
  expect(logoKindOf(data)).toBe(kind);
});

test.each([
  '<rect width="9" height="9" fill="#123"/>',
  '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/>',
  '<use href="#a"/><use xlink:href=\'#b\'/>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<style>.one { fill: red }</style><g class="one"/>',
])('accepts a drawing that needs nothing else: %s', (inner) => {
  expect(isSafeSvg(svg(inner))).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '<svg:script>alert(1)</svg:script>',
  '<foreignObject><p/></foreignObject>',
  '<rect onload="alert(1)"/>',
  '<rect\nonclick = "x"/>',
  '<image href="https://example.com/a.png"/>',
  '<image xlink:href="file:///etc/passwd"/>',
  '<image href="data:image/svg+xml;base64,AAAA"/>',
  '<use href="//example.com/a.svg#b"/>',
  '<a href="javascript:alert(1)"/>',
  '<style>@import "https://example.com/a.css"</style>',
  '<rect style="fill: url(https://example.com/a)"/>',
  '<rect style="fill: url(&quot;https://example.com/a&quot;)"/>',
])('refuses a drawing that runs or loads something: %s', (inner) => {
  expect(isSafeSvg(svg(inner))).toBe(false);
});

test('refuses entities, which grow', () => {
  expect(isSafeSvg(bytes('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>'))).toBe(false);
});
