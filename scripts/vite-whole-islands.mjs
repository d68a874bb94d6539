// @ts-check

const RENDERER = /@astrojs[\\/]react[\\/]dist[\\/]server\.js$/;
/** Replacements in it. */
const CHANGES = [
  ['ReactDOM.renderToString(vnode)', 'ReactDOM.renderToString(vnode, renderOptions)'],
  ['if (typeof Component !== "function") return false;', 'return typeof Component === "function";'],
];

/**
 * Renders React in one go (`experimentalDisableStreaming` in astro.config.mjs): a stream for each icon and each island of
 * a page costs more than what it carries. The integration forgets the prefix of an island's ids there, by which the
 * browser would not know them again, and it renders each island once more to find out whether React can, although there is
 * no other renderer. Where it no longer does, the build ends, and this step can go.
 *
 * @returns {import('vite').Plugin}
 */
export function wholeIslands() {
  return {
    name: 'whole-islands',
    enforce: 'pre',
    transform(code, id) {
      if (!RENDERER.test(id.replace(/\?.*$/, ''))) return null;
      let changed = code;
      for (const [before = '', after = ''] of CHANGES) {
        if (!changed.includes(before))
          this.error(`@astrojs/react renders otherwise than expected: ${before}`);
        changed = changed.replace(before, after);
      }
      return { code: changed, map: null };
    },
  };
}
