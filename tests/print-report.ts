/** Prints the whole report of a profile: `node tests/print-report.ts <case> <es|en>`. */
import type { DocumentBlock } from '#features/consulting/report/document/document.schema.ts';
import type { Locale } from '#shared/languages.ts';
import { compose } from './report-measures.ts';
import { readCase } from './report-case.ts';

const [name = 'conservas-nutrimar', language = 'es'] = process.argv.slice(2);
const line = (...words: string[]) =>
  process.stdout.write(`${words.filter((text) => text !== '').join(' ')}\n`);

function print(block: DocumentBlock) {
  switch (block.kind) {
    case 'heading':
      return line('\n##', block.text);
    case 'paragraph':
      return line(block.lead ?? '', block.text, (block.notes ?? []).join(','));
    case 'list':
    case 'citations':
      return block.items.forEach((item) => line('•', item));
    case 'decisions':
      return block.items.forEach(({ title, text }, index) => line(`${index + 1})`, `${title}:`, text));
    case 'keyFigures':
      return block.figures.forEach(({ value, label, notes }) => line('·', value, label, notes.join(',')));
    case 'sheet':
      line(`\n[${block.number}]`, block.title, `(${block.answers})`, block.isQuickWin ? 'QW' : '');
      for (const { label, text, notes } of block.facts) line('   ', `${label}:`, text, notes.join(','));
      return block.blocks.forEach(print);
    case 'figure':
      line('[figure]', block.caption, '·', block.description);
      return block.table.rows.forEach((row) => line('   ', row.join(' | ')));
    case 'table':
      line('[table]', block.table.caption);
      return block.table.rows.forEach((row) => line('   ', row.join(' | ')));
    default:
      return line(JSON.stringify(block));
  }
}

for (const { title, blocks } of compose(readCase(name).snapshot, language as Locale).document.parts) {
  line('\n=====', title);
  blocks.forEach(print);
}
