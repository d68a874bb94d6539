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
  return {
    name: 'lean-browser',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (OTHER_LOCALE.test(id)) return { code: "export { default } from './en-US.mjs';", map: null };
      if (OLD_REACT.test(id)) return { code: "export { useSyncExternalStore } from 'react';", map: null };
      if (!SONNER.test(id)) return null;
      const without = code.replace(/^__insertCSS\(".*"\);$/m, '');
      if (without === code)
        throw new Error('sonner no longer inserts its styles as it did; see leanBrowser().');
      return { code: without, map: null };
    },
  };
}
