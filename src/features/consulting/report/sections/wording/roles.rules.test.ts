import { expect, test } from 'vitest';
import { compose } from '#tests/report-measures.ts';
import { readCase } from '#tests/report-case.ts';
import { fieldsOf } from './roles.rules.ts';

test.each([
  ['Jefe de administración y finanzas', ['finance']],
  ['Credit controller', ['finance']],
  ['Warehouse manager', ['warehouse']],
  ['Responsable de exportación', ['sales']],
  ['Head of quality and maintenance', ['quality', 'maintenance']],
  ['Directora gerente', ['management']],
  ['Directora y fisioterapeuta', ['management']],
  ['you, with the veteran', ['management']],
  ['usted', ['management']],
  ['Fisioterapeuta', []],
])('%s works in %j', (position, fields) => {
  expect(fieldsOf(position)).toEqual(fields);
});

const { snapshot } = readCase('thornbury-catering-supplies');
const ownersIn = (contacts: NonNullable<typeof snapshot.contacts>) => {
  const unowned = {
    ...snapshot,
    contacts,
    problems: snapshot.problems.map((row) => ({ ...row, ownerContactId: null })),
  };
  const sheets = compose(unowned, 'en')
    .document.parts.flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'sheet');
  return sheets.flatMap(({ facts }) =>
    facts.filter(({ label }) => label === 'Owner').map(({ text }) => text),
  );
};

test('where nobody was recorded as owner, the contact whose position fits the role is proposed by name', () => {
  const owners = ownersIn(snapshot.contacts ?? []);
  expect(owners).toContain('Denise Okafor, Credit controller (proposed)');
  expect(owners).toContain('Stuart Bell, Warehouse manager (proposed)');
});

test('what falls to the reader is proposed to whoever manages the company, by name', () => {
  const owners = ownersIn(snapshot.contacts ?? []);
  expect(owners).toContain('Gareth Pugh, Managing director (proposed)');
  expect(owners).not.toContain('you');
});

test('without a contact of that field the role of the catalogue stands', () => {
  const owners = ownersIn((snapshot.contacts ?? []).filter(({ isPrimary }) => isPrimary));
  expect(owners.join()).not.toContain('Denise Okafor');
});

test('a small firm is given no post that it does not have: its primary contact is proposed', () => {
  const [calls] = snapshot.problems;
  if (calls === undefined) throw new Error('The case has no problem.');
  const owners = (departments: typeof snapshot.departments) => {
    const few = {
      ...snapshot,
      company: { ...snapshot.company, size: 'small' as const },
      departments,
      contacts: [{ id: 1, name: 'Rosalind Daw', position: 'Owner', isPrimary: true }],
      problems: [
        {
          ...calls,
          ownerContactId: null,
          reading: {
            process: 'customer_service' as const,
            symptom: 'lost' as const,
            isConfirmed: true,
            interventionId: 'service-missed-calls',
          },
        },
      ],
    };
    const sheets = compose(few, 'en')
      .document.parts.flatMap(({ blocks }) => blocks)
      .filter((block) => block.kind === 'sheet');
    return sheets.flatMap(({ facts }) =>
      facts.filter(({ label }) => label === 'Owner').map(({ text }) => text),
    );
  };
  const workroom = { id: 1, name: 'Workroom', function: 'Knotting', digitalizationLevel: 1 };
  expect(owners([workroom])).toEqual(['Rosalind Daw (proposed)']);
  expect(owners([workroom, { ...workroom, id: 2, name: 'Reception' }]).join()).toContain('reception');
});
