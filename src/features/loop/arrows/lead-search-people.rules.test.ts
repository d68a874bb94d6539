import { expect, test } from 'vitest';
import { groupPeople, type Reached } from './lead-search-people.rules.ts';

type Given = { name?: string; company?: string; email?: string; phone?: string; contactId?: number };
const person = ({ name, company, email, phone, contactId }: Given): Reached => ({
  name: name ?? null,
  company: company ?? null,
  emails: email ? [email] : [],
  phones: phone ? [phone] : [],
  contactId: contactId ?? null,
});

test.each<[string, Given, Given, boolean]>([
  [
    'one address in another case',
    { email: 'Ana@ruiz.example' },
    { name: 'Ana', email: 'ana@RUIZ.example' },
    true,
  ],
  [
    'one address in letters and in ASCII',
    { email: 'a@muñoz.example' },
    { email: 'a@xn--muoz-hqa.example' },
    true,
  ],
  [
    'one number, written in two ways',
    { name: 'Ana Ruiz', phone: '+34 981 12 34 56' },
    { name: 'Ruiz, Ana', phone: '981123456' },
    true,
  ],
  [
    'a number, and a name on one side',
    { name: 'Ana Ruiz', phone: '981123456' },
    { phone: '981 123 456' },
    true,
  ],
  [
    'a switchboard and two names',
    { name: 'Ana Ruiz', phone: '981123456' },
    { name: 'Luis Gil', phone: '981123456' },
    false,
  ],
  [
    'a mailbox of many and two names',
    { name: 'Ana Ruiz', email: 'info@bar.example' },
    { name: 'Luis Gil', email: 'info@bar.example' },
    false,
  ],
  [
    'a mailbox of many of one firm',
    { company: 'Bar Sol', email: 'info@bar.example' },
    { company: 'Bar Sol SL', email: 'info@bar.example' },
    true,
  ],
  [
    'a lead and the contact that it was sent on to',
    { name: 'Ana', contactId: 7 },
    { name: 'Luisa', email: 'l@gil.example', contactId: 7 },
    true,
  ],
  [
    'a name and company without an address',
    { name: 'Ana Ruiz', company: 'Bar Sol' },
    { name: 'ana ruiz', company: 'bar sol' },
    true,
  ],
  [
    'namesakes with addresses',
    { name: 'Ana Ruiz', email: 'a@sol.example' },
    { name: 'Ana Ruiz', email: 'a@mar.example' },
    false,
  ],
])('%s', (_, one, other, isSame) => {
  expect(groupPeople([person(one), person(other)])).toHaveLength(isSame ? 1 : 2);
});

test('two rows that a third one holds together are one person, whatever their order', () => {
  const rows = [
    person({ name: 'Ana Ruiz', email: 'ana@ruiz.example' }),
    person({ name: 'Luis Gil', email: 'luis@gil.example' }),
    person({ name: 'Ana Ruiz', phone: '981123456' }),
    person({ name: 'Ana Ruiz', email: 'ANA@ruiz.example', phone: '+34981123456' }),
  ];
  for (const order of [rows, rows.toReversed()])
    expect(
      groupPeople(order)
        .map((group) => group.length)
        .sort(),
    ).toEqual([1, 3]);
});
