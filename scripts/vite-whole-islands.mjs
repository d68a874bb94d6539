// @ts-check

const RENDERER = /@astrojs[\\/]react[\\/]dist[\\/]server\.js$/;
const WITHOUT_OPTIONS = 'ReactDOM.renderToString(vnode)';

/**
 * Renders React in one go (`experimentalDisableStreaming` in astro.config.mjs): a stream for each icon and each island of
 * a page costs more than what it carries. The integration forgets the prefix of an island's ids there, by which the
 * browser would not know them again. Where it no longer does, the build ends, and this step can go.
 *
 * @returns {import('vite').Plugin}
 */
export function wholeIslands() {
  return {
    name: 'whole-islands',
    enforce: 'pre',
    transform(code, id) {
      if (!RENDERER.test(id.replace(/\?.*$/, ''))) return null;
      const changed = code.replace(WITHOUT_OPTIONS, 'ReactDOM.renderToString(vnode, renderOptions)');
      if (changed === code) this.error('@astrojs/react renders otherwise than wholeIslands() expects.');
      return { code: changed, map: null };
    },
  };
}
