// @ts-check
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const COMPONENTS = /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]\w+\.mjs$/;
const APART = '?contexts';
const CONTEXT = /^const (\$\S+) = \/\*#__PURE__\*\/ \(0, \$\S+\$createContext\)\((null|\{\})\);$/gm;
const EXPORTED = /(\$\S+) as (\w+)/g;
/** The modules that grids import for their contexts alone. */
const WANTED = ['ListBox', 'ComboBox', 'Autocomplete', 'Checkbox'];
const SIBLING = /^import \{([^}]+)\} from "(\.\/\w+\.mjs)";$/gm;

/** @param {string} code */
function contextsOf(code) {
  const names = new Map([...code.matchAll(EXPORTED)].map(([, own = '', name = '']) => [own, name]));
  return [...code.matchAll(CONTEXT)].flatMap(([line, own = '', first = '']) => {
    const name = names.get(own);
    return name === undefined ? [] : [{ line, own, name, first }];
  });
}

/** @param {string} file */
const contextsIn = async (file) => contextsOf(await readFile(file, 'utf8'));

/** @param {string} code @param {string} file */
async function withOthersApart(code, file) {
  let changed = code;
  for (const [line, list = '', sibling = ''] of code.matchAll(SIBLING)) {
    const names = new Set((await contextsIn(join(dirname(file), sibling))).map(({ name }) => name));
    const wanted = list.split(',').map((each) => each.trim());
    const isContext = (/** @type {string} */ each) => names.has(each.split(' as ')[0] ?? '');
    const contexts = wanted.filter(isContext);
    const rest = wanted.filter((each) => !isContext(each));
    if (contexts.length === 0) continue;
    const imports = [`import {${contexts.join(', ')}} from "${sibling}${APART}";`];
    if (rest.length > 0) imports.push(`import {${rest.join(', ')}} from "${sibling}";`);
    changed = changed.replace(line, () => imports.join(' '));
  }
  return changed;
}

/** @param {string} code @param {string} file */
function withOwnApart(code, file) {
  let changed = code;
  const from = `./${file.split(/[\\/]/).at(-1)}${APART}`;
  for (const { line, own, name } of contextsOf(code))
    changed = changed.replace(line, () => `import {${name} as ${own}} from "${from}";`);
  return changed;
}

/**
 * A grid of react-aria-components asks its list box, its autocomplete and its checkbox for nothing but their contexts,
 * and a browser would fetch each of them whole: 3 to 10 KB of every page. So the contexts of a module become a module of
 * their own, for everybody who imports them. Where one of these no longer writes its contexts as it did, the build ends.
 *
 * @returns {import('vite').Plugin}
 */
export function contextsApart() {
  /** @type {Set<string>} */
  const apart = new Set();
  return {
    name: 'contexts-apart',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      source.endsWith(APART) && importer ? join(dirname(importer), source) : null,
    async load(id) {
      if (!id.endsWith(APART)) return null;
      apart.add(id.slice(0, -APART.length));
      const lines = (await contextsIn(id.slice(0, -APART.length))).map(
        ({ name, first }) => `export const ${name} = /*#__PURE__*/ createContext(${first});`,
      );
      return ["import { createContext } from 'react';", ...lines].join('\n');
    },
    async transform(code, id) {
      if (!COMPONENTS.test(id)) return null;
      return { code: await withOthersApart(withOwnApart(code, id), id), map: null };
    },
    buildEnd(error) {
      if (error) return;
      const missing = WANTED.filter((name) => ![...apart].some((file) => file.endsWith(`${name}.mjs`)));
      if (missing.length > 0)
        this.error(
          `react-aria-components no longer writes its contexts as contextsApart() reads them: ${missing}`,
        );
    },
  };
}
