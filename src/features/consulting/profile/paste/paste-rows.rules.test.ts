import { expect, test } from 'vitest';
import { createContactSchema } from '#features/consulting/profile/contact.schema.ts';
import { createDepartmentSchema } from '#features/consulting/profile/department.schema.ts';
import { pasteMistakes } from './paste-check.rules.ts';
import { readPaste } from './paste-rows.rules.ts';
import { createProblemSchema } from '#features/consulting/profile/problem.schema.ts';

const paste = (text: string, list: Parameters<typeof readPaste>[1]) =>
  readPaste(text, list).map((row) => Object.values(row).join('|'));

test.each([
  ['semicolons', 'Bisagra; De acero.', 'Bisagra|De acero.|product'],
  [
    'a type in its own words',
    'Montaje; En casa del cliente.; Servicio',
    'Montaje|En casa del cliente.|service',
  ],
  ['tabs of a spreadsheet', 'Hinge\tSteel, 40 mm\tproduct', 'Hinge|Steel, 40 mm|product'],
  ['a colon', 'Bisagra: de acero; y latón', 'Bisagra: de acero|y latón|product'],
  ['a colon alone', 'Bisagra: de acero', 'Bisagra|de acero|product'],
  ['a dash', 'Bisagra – de acero', 'Bisagra|de acero|product'],
  ['a bullet', '• Bisagra; De acero.', 'Bisagra|De acero.|product'],
  ['a bullet and a tab, as Word has it', '·\tBisagra; De acero.', 'Bisagra|De acero.|product'],
  ['a number', '12. Bisagra; De acero.', 'Bisagra|De acero.|product'],
  ['no description', 'Bisagra', 'Bisagra||product'],
  ['a hyphen inside a word', 'Anti-robo', 'Anti-robo||product'],
  [
    'a line break in a quoted cell',
    '"Bisagra\nfina"\t"De ""acero""\n40 mm"',
    'Bisagra fina|De "acero"\n40 mm|product',
  ],
])('reads a product with %s', (_name, text, expected) => {
  expect(paste(text, 'products')).toEqual([expected]);
});

test.each([
  ['level last', 'Ventas; Pedidos y ferias.; 2', 'Ventas|Pedidos y ferias.|2'],
  ['level between', 'Ventas\t4\tPedidos y ferias.', 'Ventas|Pedidos y ferias.|4'],
  ['level of five', 'Ventas; Pedidos.; 4/5', 'Ventas|Pedidos.|4'],
  ['no level', 'Ventas; Pedidos.', 'Ventas|Pedidos.|3'],
  ['a level that is none', 'Ventas; Pedidos.; 7', 'Ventas|Pedidos.|7'],
  ['several parts', 'Ventas; Pedidos; ferias; 1', 'Ventas|Pedidos; ferias|1'],
])('reads a department with %s', (_name, text, expected) => {
  expect(paste(text, 'departments')).toEqual([expected]);
});

test.each([
  ['nothing but its text', 'Los pedidos se copian a mano.', 'Los pedidos se copian a mano.|3'],
  ['a priority', 'Los pedidos se copian a mano.; 5', 'Los pedidos se copian a mano.|5'],
  ['a priority of five', 'Los pedidos se copian a mano (5/5)', 'Los pedidos se copian a mano|5'],
  ['a priority first', '4\tLos pedidos se copian a mano.', 'Los pedidos se copian a mano.|4'],
  ['semicolons of its own', 'Copias a mano; errores; retrasos', 'Copias a mano; errores; retrasos|3'],
  ['a figure in the text', '3 de cada 10 pedidos llegan tarde', '3 de cada 10 pedidos llegan tarde|3'],
  ['a year at its end', 'No hay datos desde 2021', 'No hay datos desde 2021|3'],
  ['a colon', 'Almacén: falta sitio', 'Almacén: falta sitio|3'],
])('reads a problem with %s', (_name, text, expected) => {
  expect(paste(text, 'problems')).toEqual([expected]);
});

test.each([
  [
    'in any order',
    'Ana Ruiz; ana@mar.example; Gerente; +34 986 000 114',
    'Ana Ruiz|Gerente|+34 986 000 114|ana@mar.example|',
  ],
  ['with commas', 'Ana Ruiz, Gerente, 986 000 114', 'Ana Ruiz|Gerente|986 000 114||'],
  [
    'as a mail program writes it',
    'Ana Ruiz <ana@mar.example>; Gerente',
    'Ana Ruiz|Gerente||ana@mar.example|',
  ],
  ['without a position', 'Ana Ruiz', 'Ana Ruiz||||'],
])('reads a contact %s', (_name, text, expected) => {
  expect(paste(text, 'contacts')).toEqual([expected]);
});

test('skips blank lines and a heading row, and reads the line ends of every system', () => {
  expect(paste('Descripción\tPrioridad\r\nUno\t1\r\n\r\n  \rDos\t2\n', 'problems')).toEqual([
    'Uno|1',
    'Dos|2',
  ]);
});

test('reads a first row that only resembles a heading as an entry', () => {
  expect(paste('Producto estrella; Bisagra de acero', 'products')).toEqual([
    'Producto estrella|Bisagra de acero|product',
  ]);
});

test.each([
  ['contacts', 'Ana Ruiz', { position: 'required' }],
  ['contacts', 'Ana Ruiz; Gerente; ana@mar', { email: 'email' }],
  ['products', 'Bisagra', { description: 'required' }],
  ['products', `${'x'.repeat(201)}; De acero.`, { name: 'tooLong' }],
  ['departments', 'Ventas; Pedidos.; 7', { digitalizationLevel: 'rating' }],
  ['departments', 'Ventas; Pedidos.; 2,5', { digitalizationLevel: 'rating' }],
  ['departments', 'Ven\u200btas; Pedidos.', { name: 'characters' }],
  ['problems', 'x'.repeat(5_001), { description: 'tooLong' }],
  ['strengths', 'Buen equipo; 5', {}],
] as const)('of a row of %s, %s, the check names what is wrong', (list, text, expected) => {
  const [row = {}] = readPaste(text, list);
  expect(pasteMistakes(row, list)).toEqual(expected);
});

/** The preview must accept exactly what the server accepts. */
test.each([
  ['contacts', createContactSchema, ['Ana; Gerente', 'Ana', 'Ana; Jefe; a@b', 'Ana; Jefe; a@b.example']],
  [
    'departments',
    createDepartmentSchema,
    ['Ventas; Vende.; 3', 'Ventas; Vende.; 9', 'Ventas', `${'x'.repeat(201)}; y`],
  ],
  ['problems', createProblemSchema, ['Lento', 'Lento; 6', 'x'.repeat(5_001), 'x'.repeat(5_000)]],
] as const)('preview and server agree about %s', (list, schema, texts) => {
  for (const text of texts) {
    const [row = {}] = readPaste(text, list);
    const { isPrimary: _, ...fields } = row;
    const body = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, /^\d$/.test(value) ? Number(value) : value]),
    );
    const isGood = Object.keys(pasteMistakes(row, list)).length === 0;
    expect(schema.safeParse({ companyId: 1, ...body }).success, text).toBe(isGood);
  }
});
