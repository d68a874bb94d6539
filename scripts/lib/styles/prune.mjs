// @ts-check

/** @typedef {import('postcss').Root} Root */

/**
 * Returns the names a selector requires: classes, elements and `data-` attributes; ignores what is in
 * parentheses.
 * @param {string} selector
 */
function namesIn(selector) {
  /** @type {string[]} */
  const escaped = [];
  const outer = selector
    .replace(/\\(.)/g, (_, sign) => `_${escaped.push(sign) - 1}_`)
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  const attributes = [...outer.matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name);
  const names = outer.replace(/\[[^\]]*\]|::?[\w-]+/g, '').match(/[\w-]+/g) ?? [];
  return [
    ...attributes,
    ...names.map((name) => name.replace(/_(\d+)_/g, (_, index) => escaped[Number(index)] ?? '')),
  ];
}

/** Pseudo-elements that exist only in some kinds of field. */
const FIELD_PARTS = [
  { part: /::-webkit-(?:date|calendar)/, kind: 'date' },
  { part: /::-webkit-search/, kind: 'search' },
  { part: /::-webkit-\w+-spin/, kind: 'number' },
  { part: /::file-selector/, kind: 'file' },
  { part: /::placeholder/, kind: 'placeholder' },
];

/** @param {string} selector @param {ReadonlySet<string>} words */
export function isPossible(selector, words) {
  const isMissing = FIELD_PARTS.some(({ part, kind }) => part.test(selector) && !words.has(kind));
  // Rejects selectors the page never uses; `:host` only matches in a shadow root.
  return !isMissing && selector !== ':host' && namesIn(selector).every((name) => words.has(name));
}

/**
 * Removes rules whose selectors never match the page.
 * @param {Root} root @param {ReadonlySet<string>} words
 */
export function dropStrangers(root, words) {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter((selector) => isPossible(selector, words));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
}

/**
 * Tailwind composes shadows and filters from registered properties: inlines the initial value of those that
 * no rule sets, and of defaults that the theme does not override.
 * @param {Root} root
 */
export function foldConstants(root) {
  /** @type {Set<string>} */
  const set = new Set();
  root.walkDecls(/^--tw-/, (declaration) => {
    const layer = declaration.parent?.parent?.parent;
    const isDefault = layer?.type === 'atrule' && 'params' in layer && layer.params === 'properties';
    if (!isDefault) set.add(declaration.prop);
  });
  root.walkAtRules('property', ({ params: name, nodes }) => {
    if (set.has(name)) return;
    const initial = nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value');
    const value = initial?.type === 'decl' ? initial.value : undefined;
    const reference = new RegExp(`var\\(\\s*${name}\\s*(?:,([^()]*))?\\)`, 'g');
    root.walkDecls((declaration) => {
      declaration.value = declaration.value
        .replace(reference, (whole, fallback) => value ?? fallback ?? whole)
        .trim();
    });
  });
  /** @type {Set<string>} */
  const chosen = new Set();
  root.walkDecls(/^--default-/, ({ prop }) => void chosen.add(prop));
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--default-[\w-]+),([^()]*)\)/g,
      (whole, name, fallback) => (chosen.has(name) ? whole : fallback),
    );
  });
}

/**
 * Removes fallbacks for browsers without `@property` and `color-mix()`: they are older than `light-dark()`,
 * which every colour needs.
 * @param {Root} root
 */
export function dropFallbacks(root) {
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('color-mix') && rule.nodes) rule.replaceWith(rule.nodes);
  });
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && rule.nodes) rule.remove();
  });
}

/**
 * Removes repeated declarations, and properties set to themselves, as a theme does for those set elsewhere.
 * @param {Root} root
 */
export function dropRepeats(root) {
  root.walkDecls((declaration) => {
    const next = declaration.next();
    const isRepeated = next?.type === 'decl' && String(next) === String(declaration);
    if (isRepeated || declaration.value === `var(${declaration.prop})`) declaration.remove();
  });
}

/** @param {Root} root @returns {void} */
export function dropUnused(root) {
  const css = root.toString();
  const isUsed = (/** @type {string} */ name) => new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(css);
  const isAnimated = (/** @type {string} */ name) =>
    new RegExp(`(?<!@keyframes )(?<![\\w-])${name}(?![\\w-])`).test(css);
  root.walkDecls(/^--/, (declaration) => {
    if (!isUsed(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (rule) => void (isUsed(rule.params) || rule.remove()));
  root.walkAtRules('keyframes', (rule) => void (isAnimated(rule.params) || rule.remove()));
  root.walk((node) => {
    const isEmpty = (node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0;
    // An empty layer still defines the order of layers.
    if (isEmpty && !('name' in node && node.name === 'layer')) node.remove();
  });
  // A removed rule may have been the last to use a property or keyframe: repeat until nothing changes.
  if (root.toString().length < css.length) dropUnused(root);
}
