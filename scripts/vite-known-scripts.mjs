// @ts-check

/** In every portal page before anything in it can be opened (`codeSplitting` in astro.config.mjs). */
const NAMES = ['react', 'rolldown-runtime', 'base', 'icons', 'first'];
const KNOWN = new RegExp(`[\\\\/](?:${NAMES.join('|')})\\.[\\w-]+\\.js$`);
/** Vite's own, which else travels with whoever needs it most. */
const PRELOAD_HELPER = /[\\/]preload-helper\.js$/;

/** @param {import('vite').Rollup.OutputChunk[]} scripts */
function loadedBefore(scripts) {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  /** @type {(name: string, into?: Set<string>) => Set<string>} */
  const withImports = (name, into = new Set()) => {
    const script = into.has(name) ? undefined : byName.get(name);
    if (script) {
      into.add(name);
      for (const each of script.imports) withImports(each, into);
    }
    return into;
  };
  const roots = scripts
    .filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
    .map(({ fileName }) => withImports(fileName));
  return new Map(
    scripts.map(({ fileName }) => [
      fileName,
      roots
        .filter((root) => root.has(fileName))
        .reduce((all, root) => new Set([...all].filter((each) => root.has(each)))),
    ]),
  );
}

/**
 * A script that is fetched on demand is listed with all that it imports, so that everything comes at once. What the page
 * has already is left out: the lists were a kilobyte of file names on a page of many dialogs. Where a script has lost its
 * name, the build ends.
 *
 * @returns {import('vite').Plugin}
 */
export function knownScripts() {
  /**
   * Scripts by the one that fetches: all that it comes with, whichever page or dialog it is a part of.
   * @type {Map<string, Set<string>>}
   */
  let loaded = new Map();
  return {
    name: 'known-scripts',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: {
                polyfill: false,
                resolveDependencies: (_file, dependencies, { hostId }) =>
                  dependencies.filter((each) => !KNOWN.test(each) && !loaded.get(hostId)?.has(each)),
              },
            },
          }
        : undefined,
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      loaded = loadedBefore(scripts);
      const missing = NAMES.filter((known) => !scripts.some(({ name }) => name === known));
      if (missing.length > 0)
        this.error(`No script is called ${missing.join(', ')}: see codeSplitting and knownScripts().`);
      const base = scripts.find(({ name }) => name === 'base');
      if (!base?.moduleIds.some((id) => PRELOAD_HELPER.test(id)))
        this.error('The script "base" has lost the helper of Vite: see codeSplitting and knownScripts().');
    },
  };
}
