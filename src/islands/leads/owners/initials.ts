/** "Ana López Ruiz" → "AR"; of one word its first two letters. */
export function initialsOf(name: string, tag: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const letters = last === '' ? [...first].slice(0, 2) : [[...first][0], [...last][0]];
  return letters.join('').toLocaleUpperCase(tag);
}
