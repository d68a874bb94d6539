import { describe, expect, test } from 'vitest';
import { wordsOf } from '#kernel/api/problem.ts';
import { fieldKeys } from './field-key.rules.ts';
import { readDate } from '#features/leads/import-export/cells/dates.rules.ts';
import { IMPORT_FIELDS, type ImportField } from './fields.values.ts';
import { guessDelimiter } from './delimiter.rules.ts';
import { markedEncoding } from './encoding.rules.ts';
import { guessMapping } from './guess.rules.ts';
import { sourceOf } from '#features/leads/import-export/cells/source.rules.ts';

test.each([
  ['2027-01-31', '2027-01-31'],
  ['2027/1/5', '2027-01-05'],
  ['2027-01-31T10:00:00Z', '2027-01-31'],
  ['31/01/2027', '2027-01-31'],
  ['1.2.27', '2027-02-01'],
  ['29/02/2027', undefined],
  ['31/13/2027', undefined],
  ['mañana', undefined],
  ['', undefined],
])('the date %s is %s', (text, day) =>
  expect(readDate(text)).toEqual(day === undefined ? { error: 'leads:imports.dateInvalid' } : { value: day }),
);

test('sources are recognised by common names', () => {
  expect(['Redes sociales', 'landing_page', 'Landing Page', 'Feria', 'Marte'].map(sourceOf)).toEqual([
    'social_media',
    'landing_page',
    'landing_page',
    'event',
    'other',
  ]);
});

describe('guesses the mapping', () => {
  test.each([
    [
      'contacts',
      ['Nombre', 'Apellidos', 'E-MAIL', 'Tel.', 'Cargo', 'Compañía'],
      'firstName lastName email phone position company',
    ],
    [
      'contacts',
      ['First_Name', 'Last_Name', 'Email Address', 'Mobile Phone', 'Account Name'],
      'firstName lastName email phone company',
    ],
    [
      'contacts',
      [
        'Nombre',
        'Apellidos',
        'Correo electrónico 1 - Etiqueta',
        'Correo electrónico 1 - Valor',
        'Correo electrónico 2 - Valor',
        'Correo electrónico 3 - Valor',
        'Teléfono 1 - Valor',
        'Teléfono 2 - Valor',
        'Teléfono 3 - Valor',
      ],
      'firstName lastName customFields email email email phone phone phone',
    ],
    ['contacts', ['Name', 'Mail', 'Color'], 'fullName email customFields'],
    ['contacts', ['Nombre', 'Email', 'Email'], 'fullName email email'],
    ['companies', ['Razón social', 'CIF', 'Página web', 'Empleados'], 'name taxId domain size'],
    [
      'opportunities',
      ['Deal Name', 'Value', 'Close Date', 'Deal Stage', 'Email'],
      'title amount expectedClose stage contactEmail',
    ],
  ] as const)('reads the headings of %s: %o', (kind, headings, fields) => {
    const mapping = guessMapping(kind, headings);
    expect(headings.map((heading) => mapping[heading] ?? '-').join(' ')).toBe(fields);
  });

  test('the label of a field of the workspace counts first, but not for a name', () => {
    const headings = ['Nombre', 'Email', 'Móvil', 'Notas'];
    const own = [
      { key: 'movil', label: 'móvil' },
      { key: 'nombre', label: 'Nombre' },
    ];
    const mapping = guessMapping('contacts', headings, own);
    expect(headings.map((heading) => mapping[heading])).toEqual([
      ...['fullName', 'email', 'customFields', 'notes'],
    ]);
  });

  test('a field of the workspace is known behind the name of the record, as Pipedrive writes it', () => {
    const headings = ['Deal - Title', 'Deal - Product line', 'Person - Product line', 'Divisa de Valor'];
    const own = [{ key: 'product_line', label: 'Product line' }];
    const mapping = guessMapping('opportunities', headings, own);
    expect(headings.map((heading) => mapping[heading])).toEqual([
      ...['title', 'customFields.product_line', 'customFields', 'currency'],
    ]);
  });

  test.each(['en', 'es'] as const)('knows the headings of our own export in %s', (locale) => {
    for (const kind of ['contacts', 'companies', 'opportunities'] as const) {
      const fields = IMPORT_FIELDS[kind].filter((field: ImportField) => field !== 'fullName');
      const words = Object.values(wordsOf(fieldKeys(kind, fields), locale));
      const mapping = guessMapping(kind, words);
      expect(words.map((word) => mapping[word])).toEqual(fields);
    }
  });
});

test.each([
  ['a;b;c\n1,5;2;3', ';', 0],
  ['"a;b",c\n', ',', 0],
  ['a\tb', '\t', 0],
  ['sep=|\r\na|b', '|', 7],
  ['solo una', ',', 0],
])('the delimiter of %j is %j', (start, delimiter, skip) =>
  expect(guessDelimiter(start)).toEqual({ delimiter, skip }),
);

test('UTF-16 is recognised without a byte order mark too', () => {
  const bytes = new Uint8Array(new Uint16Array([...'Nombre;Correo'].map((c) => c.charCodeAt(0))).buffer);
  expect(markedEncoding(bytes)).toBe('utf-16le');
  expect(markedEncoding(new TextEncoder().encode('Nombre;Correo'))).toBeUndefined();
});
