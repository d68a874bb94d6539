import { namesOf, without, type FieldList } from '#shared/field-list.ts';

/** The field list of a contact; what it has several of, its company and its source stand beside it. */
export const CONTACT_FIELDS = {
  firstName: {
    kind: 'line',
    required: 'leads:contacts.firstNameRequired',
    headings: 'first name, firstname, given name, forename, nombre de pila, nombre, name',
    moreHeadings: 'middle name, additional name, second name, segundo nombre',
  },
  lastName: {
    kind: 'line',
    headings: 'last name, lastname, surname, family name, apellidos, apellido, primer apellido',
    moreHeadings: 'second last name, segundo apellido',
  },
  email: {
    kind: 'email',
    invalid: 'leads:contacts.emailInvalid',
  },
  phone: { kind: 'phone' },
  position: {
    kind: 'line',
    headings: `position, job title, role, job, title, organization title, organization 1 - title, cargo, puesto,
      funcion, titulo, puesto de trabajo`,
  },
  notes: { kind: 'paragraph' },
} as const satisfies FieldList;
export const CONTACT_NAMES = namesOf(CONTACT_FIELDS);

/** Fields that a merge chooses between. */
export const MERGED_CONTACT_FIELDS = [
  ...without(CONTACT_NAMES, 'notes'),
  'companyId',
  'source',
  'notes',
] as const;
