import { describe, expect, test } from 'vitest';
import type { Proposal } from '#features/leads/inbox/inbox.schema.ts';
import { ApiError } from '#islands/api.ts';
import { addPhoneField, bodyOf, inTheWay, isConvertedAlready, NEW, NONE, valuesOf } from './convert-form.ts';

const PROPOSAL: Proposal = {
  contact: { firstName: 'Ana', lastName: null, email: 'ana@test.example', phone: null, position: null },
  company: { name: 'Talleres Mar', domain: null },
  opportunity: { title: 'AI consulting · Talleres Mar' },
  contacts: [],
  companies: [],
  opportunities: [],
  phones: [],
};
const KNOWN = { id: 7, name: 'Ana Ruiz', field: 'email', isSame: true } as const;

describe('the form of a conversion', () => {
  test('proposes existing records before new ones', () => {
    const found = { ...PROPOSAL, contacts: [KNOWN], companies: [{ ...KNOWN, id: 8 }] };
    expect(valuesOf(found)).toMatchObject({ contactAs: '7', companyAs: '8', opportunityAs: NEW });
    expect(valuesOf(PROPOSAL)).toMatchObject({ contactAs: NEW, companyAs: NEW });
    expect(valuesOf({ ...PROPOSAL, company: null })).toMatchObject({ companyAs: NONE });
  });

  test('sends the fields of new records, and only the id of existing ones', () => {
    const values = valuesOf(PROPOSAL);
    expect(bodyOf({ ...values, 'opportunity.amount': '1.500,50' }, 'es-ES', PROPOSAL)).toEqual({
      contact: { firstName: 'Ana', lastName: '', email: 'ana@test.example', phone: '', position: '' },
      company: { name: 'Talleres Mar', domain: '' },
      opportunity: { title: 'AI consulting · Talleres Mar', currency: 'EUR', amountCents: 150_050 },
    });
    expect(
      bodyOf({ ...values, contactAs: '7', companyAs: NONE, opportunityAs: NONE }, 'es-ES', PROPOSAL),
    ).toEqual({
      contactId: 7,
      company: false,
      opportunity: false,
    });
  });

  test('preselects nobody who shares only a number or an address, nor their opportunity', () => {
    const asked = { ...KNOWN, field: 'phone', isSame: false } as const;
    const deal = { id: 5, name: 'Web nueva', contact: asked, company: null, amountCents: 0, currency: 'EUR' };
    const found = { ...PROPOSAL, contacts: [asked], companies: [{ ...asked, id: 8 }], opportunities: [deal] };
    const values = valuesOf(found);
    expect(values).toMatchObject({ contactAs: NEW, companyAs: NEW, opportunityAs: NEW });
    // The candidates were seen, so that a new record beside them needs no second question.
    expect(bodyOf(values, 'es-ES', found)).toMatchObject({
      contact: { allowDuplicate: true },
      company: { allowDuplicate: true },
    });
    // A value typed since may belong to another person.
    const typed = { ...values, 'contact.email': 'luis@test.example' };
    expect(bodyOf(typed, 'es-ES', found)).not.toHaveProperty('contact.allowDuplicate');
    const same = { ...PROPOSAL, contacts: [KNOWN] };
    expect(bodyOf({ ...valuesOf(same), contactAs: NEW }, 'es-ES', same)).not.toHaveProperty(
      'contact.allowDuplicate',
    );
  });

  test('joins the only open opportunity of the person or company, and none of several', () => {
    const deal = { id: 5, name: 'Web nueva', contact: KNOWN, company: null, amountCents: 0, currency: 'EUR' };
    const known = { ...PROPOSAL, contacts: [KNOWN], companies: [{ ...KNOWN, id: 8 }] };
    expect(valuesOf({ ...known, opportunities: [deal] })).toMatchObject({ opportunityAs: '5' });
    const ofCompany = { ...deal, contact: null, company: { id: 8, name: 'Talleres Mar' } };
    expect(valuesOf({ ...known, opportunities: [ofCompany] })).toMatchObject({ opportunityAs: '5' });
    const ofColleague = { ...deal, contact: { id: 9, name: 'Eva Paz' } };
    expect(valuesOf({ ...known, opportunities: [ofColleague] })).toMatchObject({ opportunityAs: NEW });
    const two = [deal, { ...deal, id: 6 }];
    expect(valuesOf({ ...known, opportunities: two })).toMatchObject({ opportunityAs: NEW });
  });

  test('adds the only new number to the known contact unless unchecked, and none of several', () => {
    const values = valuesOf({ ...PROPOSAL, contacts: [{ ...KNOWN, newPhones: ['698 76 54 32'] }] });
    expect(bodyOf(values, 'es-ES', PROPOSAL)).toMatchObject({ contactId: 7, addPhones: ['698 76 54 32'] });
    expect(bodyOf({ ...values, contactAs: NEW }, 'es-ES', PROPOSAL)).not.toHaveProperty('addPhones');
    const unchecked = { ...values, [addPhoneField(7, '698 76 54 32')]: '' };
    expect(bodyOf(unchecked, 'es-ES', PROPOSAL)).not.toHaveProperty('addPhones');
    const two = [{ ...KNOWN, newPhones: ['698 76 54 32', '981 12 34 56'] }];
    expect(bodyOf(valuesOf({ ...PROPOSAL, contacts: two }), 'es-ES', PROPOSAL)).not.toHaveProperty(
      'addPhones',
    );
  });

  test('sends an unreadable amount as typed', () => {
    const values = { ...valuesOf(PROPOSAL), 'opportunity.amount': 'much' };
    expect(bodyOf(values, 'en-GB', PROPOSAL)).toMatchObject({ opportunity: { amountCents: 'much' } });
  });

  test('finds the conflicting record in a duplicate error, and in no other', () => {
    const problem = (over: object) => new ApiError(409, { message: '', code: 'duplicate', ...over });
    expect(inTheWay(problem({ kind: 'contact', ...KNOWN }))).toEqual({ kind: 'contact', candidate: KNOWN });
    // Converted already: there is a contact, but no conflicting field.
    expect(inTheWay(problem({ kind: 'contact', id: 7, name: 'Ana Ruiz' }))).toBeUndefined();
    expect(inTheWay(problem({ ...KNOWN, kind: 'contact', code: 'invalid' }))).toBeUndefined();
    expect(inTheWay(new Error('network'))).toBeUndefined();
    expect(isConvertedAlready(problem({ kind: 'contact', id: 7, name: 'Ana Ruiz' }))).toBe(true);
    expect(isConvertedAlready(problem({}))).toBe(true);
    expect(isConvertedAlready(problem({ kind: 'contact', ...KNOWN }))).toBe(false);
    expect(isConvertedAlready(problem({ code: 'invalid' }))).toBe(false);
  });
});
