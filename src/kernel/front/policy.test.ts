import { describe, expect, test } from 'vitest';
import { filePolicy, hashSource, pagePolicy, renderedPolicy } from './policy.ts';

const options = { insertedStyles: ["'sha256-toast'"], isHttps: false };
const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('a prerendered page', () => {
  test('may run exactly the inline scripts and styles that stand in it', () => {
    const policy = pagePolicy(
      '<style>a{}</style><script>go()</script><script type="module">m()</script>',
      options,
    );
    expect(directive(policy, 'script-src')).toBe(
      `script-src 'self' ${hashSource('go()')} ${hashSource('m()')}`,
    );
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hashSource('a{}')}`);
  });

  test('needs no hash for files and data', () => {
    const policy = pagePolicy(
      '<script src="/a.js"></script><script type="application/ld+json">{}</script>',
      options,
    );
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  });

  test('may insert the styles of islands only where it has islands', () => {
    expect(pagePolicy('<astro-island uid="1"></astro-island>', options)).toContain("'sha256-toast'");
    expect(pagePolicy('<p>', options)).not.toContain("'sha256-toast'");
  });

  test('never allows inline code as such, nor being framed', () => {
    const policy = pagePolicy('<p>', options);
    expect(policy).not.toContain('unsafe');
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  });

  test('asks for https only where the site has it', () => {
    expect(pagePolicy('', { ...options, isHttps: true })).toMatch(/; upgrade-insecure-requests$/);
    expect(pagePolicy('', options)).not.toContain('upgrade');
  });
});

describe('a page rendered on demand', () => {
  const fromAstro = "script-src 'self' 'sha256-inline' 'sha256-file'; style-src 'self' 'sha256-css';";
  const policyOf = renderedPolicy(options, new Set(["'sha256-file'"]));

  test('keeps its own hashes and loses those of files', () => {
    const policy = policyOf(fromAstro);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-inline'");
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-css'");
    expect(policy).not.toContain('unsafe');
  });

  test('may have style attributes and the styles of islands where it has islands', () => {
    const policy = policyOf(`${fromAstro} style-src-attr 'unsafe-inline';`);
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-css' 'sha256-toast'");
    expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
    expect(directive(policy, 'script-src')).not.toContain('unsafe');
  });

  test('holds a frame, or stands in one, only where it asks for it, and only of this site', () => {
    expect(policyOf(fromAstro)).not.toContain('frame-src');
    expect(directive(policyOf(fromAstro), 'frame-ancestors')).toBe("frame-ancestors 'none'");
    const framed = policyOf(`${fromAstro} frame-ancestors 'self'; frame-src https://other.example;`);
    expect(directive(framed, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(framed).not.toContain('other.example');
    expect(directive(policyOf(`${fromAstro} frame-src 'self';`), 'frame-src')).toBe("frame-src 'self'");
  });
});

test.each([
  ['image/svg+xml', '<svg><style>a{}</style><script>go()</script></svg>', `; style-src ${hashSource('a{}')}`],
  ['image/svg+xml', '<svg><script>go()</script></svg>', ''],
  ['text/javascript', 'const text = "<style>a{}</style>"', ''],
])('a file opened by itself (%s: %s) runs nothing, and looks as it says itself', (type, body, more) => {
  expect(filePolicy(type, Buffer.from(body))).toBe(`default-src 'none'${more}`);
});
