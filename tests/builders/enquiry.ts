import { enquirySchema, type Enquiry } from '#features/site/contact/enquiry.schema.ts';

/** The specification's payload; tests override what they are about. */
export const aPayload = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Ana Ruiz',
  email: 'ana@test.example',
  company: 'Talleres Mar',
  service: 'AI consulting',
  subject: 'Contact Form - Service: AI consulting',
  message: 'We would like to begin.',
  ...over,
});

export const anEnquiry = (over: Record<string, unknown> = {}): Enquiry => enquirySchema.parse(aPayload(over));

/** The form's field names, as sent by a browser without JavaScript. */
export const aForm = (over: Record<string, string> = {}): URLSearchParams =>
  new URLSearchParams({
    nombre: 'Ana Ruiz',
    email: 'ana@test.example',
    empresa: '',
    servicio: 'consultoria_ia',
    mensaje: 'Queremos empezar.',
    consentimiento: '2026-11',
    language: 'es',
    page: '/es',
    website: '',
    ...over,
  });
