import { createHash } from 'node:crypto';

/** Policy of every page; `script-src` and `style-src` differ from page to page. */
const BASE = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' data:",
  'manifest-src': "'self'",
} as const;

export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

export type PolicyOptions = {
  /** Hashes (`'sha256-…'`) of styles that libraries insert when an island starts. */
  insertedStyles: readonly string[];
  isHttps: boolean;
};

export const hashSource = (text: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policy(scripts: Iterable<string>, styles: Iterable<string>, rest: Record<string, string>): string {
  const directives = {
    ...BASE,
    'script-src': ["'self'", ...new Set(scripts)].join(' '),
    'style-src': ["'self'", ...new Set(styles)].join(' '),
    ...rest,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trimEnd())
    .join('; ');
}

const upgrade = (isHttps: boolean): Record<string, string> =>
  isHttps ? { 'upgrade-insecure-requests': '' } : {};

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

/** Data blocks (JSON-LD and the like) are never executed, so the policy does not ask for their hash. */
function isExecuted(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return (
    type === undefined || /^(module|importmap|speculationrules|(text|application)\/javascript)$/.test(type)
  );
}

/**
 * The policy of a prerendered page, from the page itself as it is sent: exactly the inline scripts and styles that
 * stand in it, whoever put them there, and nothing for files, which `'self'` covers.
 */
export function pagePolicy(html: string, { insertedStyles, isHttps }: PolicyOptions): string {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (text === '' || /\ssrc\s*=/i.test(attributes)) continue;
    if (tag.toLowerCase() === 'style') styles.push(hashSource(text));
    else if (isExecuted(attributes)) scripts.push(hashSource(text));
  }
  const inserted = html.includes('<astro-island') ? insertedStyles : [];
  return policy(scripts, [...styles, ...inserted], upgrade(isHttps));
}

/**
 * Of a file that is no page. Whoever opens it by itself opens a document too, and an SVG may carry scripts: none of them
 * runs, and of styles those alone that stand in it.
 */
export function filePolicy(type: string, body: Buffer): string {
  const found = type.startsWith('image/svg') ? body.toString().matchAll(INLINE) : [];
  const styles = [...found].filter(([, tag = '']) => tag.toLowerCase() === 'style');
  const hashes = styles.map(([, , , text = '']) => hashSource(text));
  return ["default-src 'none'", ...(hashes[0] ? [`style-src ${hashes.join(' ')}`] : [])].join('; ');
}

/** Policies of pages that frame another page of this site, or are framed by one; never another site. */
const FRAMES = ["frame-src 'self'", "frame-ancestors 'self'"] as const;

const framesOf = (fromAstro: string): Record<string, string> =>
  Object.fromEntries(
    FRAMES.filter((directive) => fromAstro.includes(directive)).map((directive) => directive.split(' ', 2)),
  );

export type RenderedPolicy = (fromAstro: string | undefined) => string;

/** A page with islands asks for it (BaseLayout.astro): react-aria renders `style` attributes on the server. */
const ASKS_FOR_ATTRIBUTES = /(?:^|;)\s*style-src-attr\s/;

/**
 * The policy of a page rendered on demand: Astro's hashes without those of files (it lists every file of the build,
 * kilobytes of header that some proxies refuse), plus what islands need where there are any. Scripts never get such leave.
 */
export function renderedPolicy(options: PolicyOptions, fileHashes: ReadonlySet<string>): RenderedPolicy {
  const known = new Map<string, string>();
  const compose = (fromAstro: string): string => {
    const hashes = (directive: string): string[] => {
      const value = new RegExp(`(?:^|;)\\s*${directive}\\s([^;]*)`).exec(fromAstro)?.[1] ?? '';
      return value.split(/\s+/).filter((source) => source.startsWith("'sha") && !fileHashes.has(source));
    };
    const rest = { ...framesOf(fromAstro), ...upgrade(options.isHttps) };
    if (!ASKS_FOR_ATTRIBUTES.test(fromAstro)) return policy(hashes('script-src'), hashes('style-src'), rest);
    return policy(hashes('script-src'), [...hashes('style-src'), ...options.insertedStyles], {
      'style-src-attr': "'unsafe-inline'",
      // Portals preview drawn images and recordings before uploading them.
      'img-src': "'self' data: blob:",
      'media-src': "'self' blob:",
      ...rest,
    });
  };
  return (fromAstro = '') => {
    const ready = known.get(fromAstro) ?? compose(fromAstro);
    // One entry per page in practice; the bound is for a page whose inline script would change with every request.
    if (known.size < 500) known.set(fromAstro, ready);
    return ready;
  };
}
