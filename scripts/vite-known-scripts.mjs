// @ts-check

/** Scripts that every portal page loads before anything can be opened (`codeSplitting` in astro.config.mjs). */
const KNOWN = /[\\/](?:react|rolldown-runtime|base|icons|first)\.[\w-]+\.js$/;

/**
 * A dynamic import lists all its dependencies, so that they load in parallel. This removes those that the
 * page already has: the lists were a kilobyte of file names on a page of many dialogs.
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
