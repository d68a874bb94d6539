/** Quoted text, quoted names and comments: words in there are data, not keywords. */
const OPAQUE = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

const READS = /^\s*(?:select|values|explain)\b/i;
const MAY_WRITE = /\b(?:insert|update|delete|replace)\b/i;

/**
 * Whether a statement only reads, so that it may run beside the writer. In doubt it says no: the writer can run
 * everything, the reading connection nothing that writes. PRAGMA belongs to the writer, because some of them write.
 */
export function isRead(sql: string): boolean {
  if (READS.test(sql)) return true;
  const bare = sql.replace(OPAQUE, ' ');
  return READS.test(bare) || (/^\s*with\b/i.test(bare) && !MAY_WRITE.test(bare));
}
