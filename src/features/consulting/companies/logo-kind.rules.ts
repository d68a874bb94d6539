import { bitmapKindOf, type BitmapKind } from '#shared/bitmap-kind.ts';

/** Kinds of picture that a logo may be. */
export type LogoKind = Exclude<BitmapKind, 'avif'> | 'svg';

/** Far enough for a declaration and a comment before the element. */
const SVG_HEAD = 4_096;

const decoded = (data: Uint8Array): string => new TextDecoder('utf-8').decode(data);

export function logoKindOf(data: Uint8Array): LogoKind | undefined {
  const kind = bitmapKindOf(data);
  if (kind !== undefined) return kind === 'avif' ? undefined : kind;
  return isSvgHead(decoded(data.subarray(0, SVG_HEAD))) ? 'svg' : undefined;
}

/** Prologue of an SVG file before its element: byte order mark and space, declaration, comment, document type. */
const PROLOG = /[\s\ufeff]+|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[^\]]*\]\s*)?>/iy;

/** One piece after the other, so that a crafted beginning costs no more time than its length. */
function isSvgHead(head: string): boolean {
  let at = 0;
  for (PROLOG.lastIndex = 0; PROLOG.test(head);) at = PROLOG.lastIndex;
  return /^<(?:\w+:)?svg[\s>/]/i.test(head.slice(at));
}

/** Elements and attributes that run scripts, load or hold another document, in any namespace; entities and external style sheets. */
const UNSAFE = [
  /<\s*(?:[\w.-]+:)?(?:script|foreignobject|iframe|object|embed|audio|video|handler|listener)\b/i,
  /<!doctype|<!entity|<\?xml-stylesheet/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /javascript:/i,
  /@import/i,
];
/** A reference stays inside the picture, or is a picture in itself. */
const INSIDE = /^\s*(?:#|data:image\/(?:png|jpeg|webp);)/i;
const REFERENCES = [
  /\bhref\s*=\s*"([^"]*)"/gi,
  /\bhref\s*=\s*'([^']*)'/gi,
  /\bsrc\s*=\s*["']([^"']*)["']/gi,
  /url\(\s*(?!\s)["']?([^)"']*)/gi,
];

/** Returns whether an SVG neither runs anything nor refers to anything outside itself. */
export function isSafeSvg(data: Uint8Array): boolean {
  const text = decoded(data);
  if (UNSAFE.some((pattern) => pattern.test(text))) return false;
  return REFERENCES.every((pattern) => [...text.matchAll(pattern)].every(([, to = '']) => INSIDE.test(to)));
}
