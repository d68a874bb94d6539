// @ts-check
import { dropUnused, isPossible } from './prune.mjs';

/** @typedef {import('postcss').Root} Root */

/** @param {Root} root */
function namesOf(root) {
  /** @type {Set<string>} */
  const names = new Set();
  root.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  root.walkAtRules(/^(?:property|keyframes)$/, ({ params }) => void names.add(params));
  return names;
}

/**
 * Moves the rules that only a page's islands need, once hydrated, to a separate sheet with the properties
 * they use.
 * @param {Root} root @param {ReadonlySet<string>} ofPage what the page shows by itself
 * @returns {string} empty where there are none
 */
export function splitIslandRules(root, ofPage) {
  const later = root.clone();
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => isPossible(selector, ofPage));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  dropUnused(root);
  const known = namesOf(root);
  later.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => !isPossible(selector, ofPage));
    if (selectors.length > 0) rule.selectors = selectors;
    // Custom properties that the page itself does not use.
    else rule.each((node) => void ((node.type === 'decl' && isOwn(node.prop, known)) || node.remove()));
  });
  later.walkAtRules(/^(?:property|keyframes|font-face|view-transition)$/, (rule) => {
    if (rule.name === 'font-face' || rule.name === 'view-transition' || known.has(rule.params)) rule.remove();
  });
  dropUnused(later);
  let hasRules = false;
  later.walkRules((rule) => {
    if (!rule.selectors.every((selector) => /^(?::root|:host)$/.test(selector))) hasRules = true;
  });
  return hasRules ? later.toString() : '';
}

/** @param {string} prop @param {ReadonlySet<string>} known */
const isOwn = (prop, known) => prop.startsWith('--') && !known.has(prop);

/** @param {import('postcss').Rule} rule */
const isKeyframe = ({ parent }) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
