import { expect, test } from 'vitest';
import { exampleValues } from './provider-warning.ts';

test('recognises example values by their domain', () => {
  const provider = {
    name: 'AI Capital',
    email: 'info@ai-capital.example',
    links: { company: 'https://www.linkedin.com/company/x', site: 'https://ai-capital.example/' },
    note: 'For example, this is none.',
  };
  expect(exampleValues(provider)).toEqual(['email', 'links.site']);
});
