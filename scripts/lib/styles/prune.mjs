// @ts-check

/** @typedef {import('postcss').Root} Root */

/**
 * What a selector cannot do without: classes and elements, and attributes that are no part of the language; what
 * stands in brackets of its own is left aside.
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

/** Some kinds of field have parts with rules of their own. */
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
  // A page is nobody's shadow.
  return !isMissing && selector !== ':host' && namesIn(selector).every((name) => words.has(name));
}

/**
 * Takes away the rules that ask for something which stands nowhere.
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
 * Tailwind composes a shadow or a filter from registered properties; where nothing sets one, its initial value can
 * stand in its place. So can what it says for a default that the theme does not choose.
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
 * The initial values once more, for browsers without `@property`, and what stands in for mixed colours: for browsers older
 * than `light-dark()`, which every colour needs.
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
 * What is said again behind itself, and a property that is said to be itself, as a theme says of those set elsewhere.
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
    // An empty layer still says where it stands among the others.
    if (isEmpty && !('name' in node && node.name === 'layer')) node.remove();
  });
  // What has gone may have been the last to refer to something.
  if (root.toString().length < css.length) dropUnused(root);
}
