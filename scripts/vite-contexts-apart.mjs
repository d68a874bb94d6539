// @ts-check
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const COMPONENTS = /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]\w+\.mjs$/;
const APART = '?contexts';
const CONTEXT = /^const (\$\S+) = \/\*#__PURE__\*\/ \(0, \$\S+\$createContext\)\((null|\{\})\);$/gm;
const EXPORTED = /(\$\S+) as (\w+)/g;
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
 * A grid of react-aria-components needs only the contexts of list box, autocomplete and checkbox, but a
 * browser would load each module whole: 3 to 10 KB on every page. So this moves the contexts into modules of
 * their own. A module that no longer matches stays unchanged: tests/http/server/page-weight.test.ts fails if
 * that costs too much.
 *
 * @returns {import('vite').Plugin}
 */
export function contextsApart() {
  return {
    name: 'contexts-apart',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      source.endsWith(APART) && importer ? join(dirname(importer), source) : null,
    async load(id) {
      if (!id.endsWith(APART)) return null;
      const lines = (await contextsIn(id.slice(0, -APART.length))).map(
        ({ name, first }) => `export const ${name} = /*#__PURE__*/ createContext(${first});`,
      );
      return ["import { createContext } from 'react';", ...lines].join('\n');
    },
    async transform(code, id) {
      if (!COMPONENTS.test(id)) return null;
      return { code: await withOthersApart(withOwnApart(code, id), id), map: null };
    },
  };
}
