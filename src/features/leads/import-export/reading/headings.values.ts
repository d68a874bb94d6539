import type { Field } from '#shared/field-list.ts';
import type { ImportField, ListedField } from './fields.values.ts';

export type Headings = Pick<Field, 'headings' | 'moreHeadings'>;

/** Fields that every program has, under so many names that a page of the lead manager should not load them. */
type Common = 'email' | 'phone' | 'notes';

/**
 * Headings of the columns that become no field of a list, and of those that every program has; those of another field
 * stand in its definition (`Field.headings`).
 */
export const OTHER_HEADINGS: Record<Exclude<ImportField, ListedField> | Common, Headings> = {
  email: {
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
  phone: {
    headings: `phone, phone number, telephone, tel, work phone, business phone, phone - work, phone 1 - value,
      telefono 1 - valor, mobile, mobile phone, mobile phone number, mobile number, phone - mobile,
      phone - home, phone - other, cell, cell phone, home phone, primary phone, telefono,
      numero de telefono, telefono del trabajo, telefono - trabajo, telefono movil,
      numero de telefono movil, numero de movil, movil, celular, telefono - movil, telefono - casa,
      telefono - otro, telefono particular, tfno`,
    moreHeadings: `other phones, other phone, mobile, mobile phone, mobile phone number, mobile number, cell,
      cell phone, home phone, home phone 2, business phone, business phone 2, work phone, phone - work,
      phone - mobile, phone - home, phone - other, phone 2, phone 3, otros telefonos, otro telefono,
      movil, telefono movil, numero de telefono movil, numero de movil, celular, telefono particular,
      telefono del trabajo, telefono del trabajo 2, telefono 2, telefono 3, telefono - trabajo,
      telefono - movil, telefono - casa, telefono - otro, phone # - value, telefono # - valor`,
  },
  notes: {
    headings: `notes, note, comments, comment, message, description, about us, notas, nota, comentarios, mensaje,
      observaciones, descripcion`,
    moreHeadings: `message, messages, mensaje, mensajes, comments, comentarios, observaciones, description,
      descripcion`,
  },
  fullName: {
    headings: `full name, fullname, contact name, lead name, contact, nombre completo,
    nombre y apellidos, nombre del contacto, nombre de contacto, nombre de posible cliente, contacto,
    persona de contacto`,
  },
  nickname: { headings: 'nickname, nick name, apodo, alias, sobrenombre' },
  company: {
    headings: `company, company name, associated company, primary company, organization,
    organisation, organization name, organisation name, organization 1 - name, organization - name, account,
    account name, empresa, nombre de la empresa, nombre de empresa, empresa asociada, compania,
    organizacion, organizacion - nombre, nombre de la organizacion, cuenta, nombre de cuenta,
    nombre de la cuenta`,
  },
  tags: {
    headings: `tags, tag, labels, label, group membership, groups, categories, etiquetas, etiqueta, grupos,
      categorias`,
    moreHeadings: 'person - labels, organization - labels',
  },
  source: {
    headings: `source, lead source, original source, original traffic source, source channel,
    origin, origen, fuente, procedencia, fuente original, fuente de posible cliente,
    origen del posible cliente, fuente de trafico original`,
  },
  owner: {
    headings: `owner, record owner, contact owner, company owner, account owner, deal owner, lead owner,
    person - owner, organization - owner, deal - owner, owner email, assigned to, responsable, propietario,
    propietario del contacto, propietario de la empresa, propietario del negocio, propietario del registro,
    persona - propietario, organizacion - propietario, trato - propietario, comercial asignado, asignado a`,
  },
  customFields: {
    headings: `other fields, custom fields, otros campos, campos personalizados,
    campos propios`,
  },
  optOut: {
    headings: `wants no email, no quiere correo, unsubscribed from all email,
    opted out of all email, email opt out, suscripcion cancelada de todos los correos electronicos,
    no participar en el correo electronico`,
  },
  leftOut: { headings: 'left out, se deja fuera' },
  contact: {
    headings: `contact, contact person, contact name, associated contact, primary contact,
    person - name, contacto, persona de contacto, nombre de contacto, nombre del contacto,
    contacto asociado, persona - nombre`,
  },
  contactEmail: {
    headings: `contact email, contact e-mail, email, e-mail, person - email,
    person - email - work, correo del contacto, email del contacto, correo, correo electronico,
    persona - correo electronico, persona - correo electronico - trabajo`,
  },
  pipeline: {
    headings: `pipeline, deal pipeline, sales pipeline, pipeline name, embudo, embudo de ventas, canalizacion,
      pipeline del negocio, nombre del embudo, canal de ventas`,
  },
  stage: {
    headings: `stage, deal stage, pipeline stage, sales stage, etapa, etapa del negocio,
    etapa del trato, fase, fase del trato, etapa de la oportunidad, status, estado`,
  },
  status: {
    headings: `deal status, open won or lost, abierta ganada o perdida, status, situation,
    estado del trato, estado del negocio, estado, situacion`,
  },
  amount: {
    headings: `amount, value, deal value, deal amount, importe, importe del negocio, valor,
    valor del trato, valor del negocio, cantidad, monto`,
  },
  currency: {
    headings: `currency, currency of value, deal currency, moneda, moneda de valor,
    moneda del valor, divisa, divisa de valor, divisa del valor, divisa del negocio, divisa del trato`,
  },
  probability: {
    headings: `probability, probability %, deal probability, probabilidad, probabilidad %,
    probabilidad del negocio, probabilidad del trato`,
  },
  createdAt: {
    headings: `created, create date, created time, created at, creation date, date created,
    created on, person created, organization created, deal created, add time, creado, creada, alta,
    fecha de alta, fecha de creacion, hora de creacion, creado el, persona creada, organizacion creada,
    trato creado, negocio creado, fecha de creacion del trato, trato creado el, negocio creado el,
    persona creada el, organizacion creada el`,
  },
  closedAt: {
    headings: `closed, closed at, won time, lost time, deal closed on, cerrada, cerrado, fecha de ganado,
      fecha de perdido, hora de ganado, hora de perdido, ganado el, perdido el, trato cerrado el, negocio cerrado el, cerrado el,
      negocio ganado el, negocio perdido el, trato ganado el, trato perdido el, won on, lost on`,
    moreHeadings: `won time, lost time, deal closed on, fecha de ganado, fecha de perdido, hora de ganado,
      hora de perdido, ganado el, perdido el, negocio ganado el, negocio perdido el, trato ganado el,
      trato perdido el, won on, lost on`,
  },
};
