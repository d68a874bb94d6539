import { NOTES_HEADINGS, PHONE_HEADINGS } from '#features/leads/fields/headings.values.ts';
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
    headings: `email, e-mail, mail, email address, e-mail address, work email, email - work, email - home,
      email - other, e-mail 1 - value, correo electronico 1 - valor, correo, correo electronico,
      direccion de correo, direccion de correo electronico, email - trabajo,
      correo electronico - trabajo, correo electronico - casa, correo electronico - otro,
      correo electronico del trabajo`,
    moreHeadings: `other e-mails, other emails, additional emails, additional email addresses, other email,
      secondary email, e-mail 2 address, e-mail 3 address, email 2, email 3, work email, email - work,
      email - home, email - other, otros correos, otros correos electronicos,
      correo electronico secundario, correo secundario, correos adicionales,
      direcciones de correo adicionales, correo electronico - trabajo, correo electronico - casa,
      correo electronico - otro, direccion de correo electronico 2, direccion de correo electronico 3,
      correo electronico 2, correo electronico 3, e-mail # - value, correo electronico # - valor`,
  },
  phone: { kind: 'phone', ...PHONE_HEADINGS },
  position: {
    kind: 'line',
    headings: `position, job title, role, job, title, organization title, organization 1 - title, cargo, puesto,
      funcion, titulo, puesto de trabajo`,
  },
  notes: { kind: 'paragraph', ...NOTES_HEADINGS },
} as const satisfies FieldList;
export const CONTACT_NAMES = namesOf(CONTACT_FIELDS);

/** Fields that a merge chooses between. */
export const MERGED_CONTACT_FIELDS = [
  ...without(CONTACT_NAMES, 'notes'),
  'companyId',
  'source',
  'notes',
] as const;
