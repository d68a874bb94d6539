import { expect, test } from 'vitest';
import { nameCells } from './document-tables.ts';

const table = (heads: string[], cells: string[]) =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody><tr>${cells
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr></tbody></table>`;

test('every cell but the heading of its row says which column it stands in', () => {
  const html = nameCells(table(['Name', '<em>What for</em>', 'How "long"'], ['lang', 'Language', '1 year']));
  expect(html).toContain(
    '<td>lang</td><td data-column="What for">Language</td><td data-column="How &quot;long&quot;">1 year</td>',
  );
});

test('a table without headings stays as it is', () => {
  const html = table(['', ''], ['Owner', 'AI Capital']);
  expect(nameCells(html)).toBe(html);
});
