import { expect, test } from 'vitest';
import { subjectText } from './inbox-subject.texts.ts';

test.each([
  ['es', 'Formulario de Contacto - Servicio: ', null, 'Consulta desde la web'],
  ['es', 'Formulario de Contacto - Servicio: ', 'consultia', 'Consulta sobre ConsultIA'],
  ['en', 'Contact Form - Service: ', null, 'Enquiry through the website'],
  ['en', 'Contact Form - Service: ', 'consultia', 'Enquiry about ConsultIA'],
  ['es', 'Formulario de Contacto - Servicio: Otro', null, 'Formulario de Contacto - Servicio: Otro'],
  ['es', ' ', null, 'Consulta desde la web'],
] as const)(
  'in %s "%s" about %s has the subject "%s", without a trailing colon',
  (language, subject, about, text) => {
    expect(subjectText({ language, subject, about })).toBe(text);
  },
);
