import { describe, expect, test } from 'vitest';
import { fieldsOf, fillTemplate, previewParts } from './template.rules.ts';

describe('a template', () => {
  test.each([
    ['Hello {{firstName}}', 'Hello Ana'],
    ['Hello {{ firstName }}', 'Hello Ana'],
    ['{{firstName}} {{firstName}}', 'Ana Ana'],
    ['{{lastName}}', '{{lastName}}'],
    ['{{nobody}}', '{{nobody}}'],
    ['{{constructor}}', '{{constructor}}'],
    ['{{firstName', '{{firstName'],
    ['{firstName}', '{firstName}'],
    ['$& {{company}}', '$& {{firstName}} SL'],
  ])('%s becomes %s: unknown and empty fields stay visible', (text, filled) => {
    expect(fillTemplate(text, { firstName: 'Ana', lastName: '', company: '{{firstName}} SL' })).toBe(filled);
  });

  test('lists its unknown fields', () => {
    expect(fieldsOf('{{firstName}} {{apodo}}', '{{apodo}} {{company}}')).toEqual({
      known: ['firstName', 'company'],
      unknown: ['apodo'],
    });
  });

  test('previews filled, missing and misspelt fields', () => {
    expect(previewParts('Hi {{firstName}}, {{company}} {{x}}!', { firstName: 'Ana' })).toEqual([
      { text: 'Hi ', state: 'text' },
      { text: 'Ana', field: 'firstName', state: 'filled' },
      { text: ', ', state: 'text' },
      { text: '{{company}}', field: 'company', state: 'empty' },
      { text: ' ', state: 'text' },
      { text: '{{x}}', field: 'x', state: 'unknown' },
      { text: '!', state: 'text' },
    ]);
  });
});
