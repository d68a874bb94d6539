import { describe, expect, test } from 'vitest';
import { hashSource, pagePolicy, renderedPolicy } from './policy.ts';

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

test('a page rendered on demand keeps its own hashes, loses those of files and may have style attributes', () => {
  const fromAstro = "script-src 'self' 'sha256-inline' 'sha256-file'; style-src 'self' 'sha256-css';";
  const policy = renderedPolicy(options, new Set(["'sha256-file'"]))(fromAstro);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-inline'");
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-css' 'sha256-toast'");
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
});
