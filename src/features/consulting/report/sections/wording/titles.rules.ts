/** A title inside a sentence: an acronym at its head stays. */
export const lowered = (title: string): string =>
  /^\p{Lu}{2}/u.test(title) ? title : title.replace(/^\p{Lu}/u, (first) => first.toLowerCase());

/** A phrase at the head of a sentence. */
export const raised = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
