// @ts-check

const OTHER_LOCALE =
  /[\\/](?:react-aria|react-stately)[^\\/]*[\\/].*intl.*[\\/](?!en-US|es-ES)[a-z]{2}-[A-Z]{2}\.mjs$/;
const OLD_REACT = /[\\/]use-sync-external-store[\\/]shim[\\/]index\.js$/;
const SONNER = /[\\/]sonner[\\/]dist[\\/]index\.mjs$/;

/**
 * Removes what two libraries must not send to browsers: react-aria's texts in 30 languages and its polyfill
 * of a React hook, and sonner's <style> element, which the CSP blocks (Toaster.tsx imports the same rules as
 * a file).
 *
 * @returns {import('vite').Plugin}
 */
export function leanBrowser() {
  /** Purposes of the patterns that no file has matched yet. */
  const waiting = new Set(['texts of react-aria', "React's old hook", 'styles of sonner']);
  return {
    name: 'lean-browser',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (OTHER_LOCALE.test(id)) {
        waiting.delete('texts of react-aria');
        return { code: "export { default } from './en-US.mjs';", map: null };
      }
      if (OLD_REACT.test(id)) {
        waiting.delete("React's old hook");
        return { code: "export { useSyncExternalStore } from 'react';", map: null };
      }
      if (!SONNER.test(id)) return null;
      const without = code.replace(/^__insertCSS\(".*"\);$/m, '');
      if (without !== code) waiting.delete('styles of sonner');
      return { code: without, map: null };
    },
    buildEnd(error) {
      if (!error && this.environment.name === 'client' && waiting.size > 0)
        this.error(`leanBrowser() no longer finds: ${[...waiting].join(', ')}`);
    },
  };
}
