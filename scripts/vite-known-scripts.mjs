// @ts-check

/** In every portal page before anything in it can be opened (`codeSplitting` in astro.config.mjs). */
const KNOWN = /[\\/](?:react|rolldown-runtime|base|icons|first)\.[\w-]+\.js$/;

/**
 * A script that is fetched on demand is listed with all that it imports, so that everything comes at once. What the page
 * has already is left out: the lists were a kilobyte of file names on a page of many dialogs.
 *
 * @returns {import('vite').Plugin}
 */
export function knownScripts() {
  return {
    name: 'known-scripts',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: {
                polyfill: false,
                resolveDependencies: (_file, dependencies) =>
                  dependencies.filter((dependency) => !KNOWN.test(dependency)),
              },
            },
          }
        : undefined,
  };
}
