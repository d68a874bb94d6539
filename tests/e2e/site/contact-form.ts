import type { Page } from '@playwright/test';
import { hydrated } from '#tests/e2e/fixtures.ts';

export const WORDS = {
  en: {
    home: '/',
    name: 'Name',
    email: 'Email',
    company: 'Company',
    service: 'Service',
    message: 'Message',
    consent: /I agree/,
    privacy: 'privacy policy',
    option: 'AI consulting',
    submit: 'Send message',
    sending: 'SENDING...',
    banner: "Your message has been sent successfully! We'll contact you soon.",
    toast: 'Message Sent',
    toastText: "Thanks for your message. We'll get back to you shortly.",
    invalid: 'Enter a valid email address',
    check: 'Check the highlighted fields.',
    refused: 'Error sending message',
    offline: /there is no connection/,
    failedText: 'There was a problem sending your message. Please try again later.',
    subject: 'Contact Form - Service: AI consulting',
    sent: 'Message sent',
    tell: 'Tell me when it launches',
    waitlist: 'We will tell you when AlgorithmIA launches.',
  },
  es: {
    home: '/es',
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
    service: 'Servicio',
    message: 'Mensaje',
    consent: /Acepto/,
    privacy: 'política de privacidad',
    option: 'Consultoría de IA',
    submit: 'Enviar mensaje',
    sending: 'ENVIANDO...',
    banner: '¡Su mensaje se ha enviado correctamente! Nos pondremos en contacto con usted pronto.',
    toast: 'Mensaje Enviado',
    toastText: 'Gracias por su mensaje. Le responderemos en breve.',
    invalid: 'Debe ser un correo electrónico válido',
    check: 'Revise los campos señalados.',
    refused: 'Error al enviar mensaje',
    offline: /no hay conexión/,
    failedText: 'Hubo un problema al enviar tu mensaje. Por favor intenta de nuevo más tarde.',
    subject: 'Formulario de Contacto - Servicio: Consultoría de IA',
    sent: 'Mensaje enviado',
    tell: 'Avísenme cuando se lance',
    waitlist: 'Le avisaremos cuando AlgorithmIA esté disponible.',
  },
} as const;
export type Words = (typeof WORDS)['en' | 'es'];

export const CALL = '**/api/contact/send-email';
let made = 0;
export const anAddress = () => `visitor${process.pid}x${(made += 1)}@test.example`;

export async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('#contacto form').scrollIntoViewIfNeeded();
  await hydrated(page);
}

export async function fill(page: Page, words: Words, email: string): Promise<void> {
  const form = page.locator('form[method=post]');
  await form.getByLabel(words.name).fill('Ana Ruiz');
  await form.getByLabel(words.email).fill(email);
  await form.getByLabel(words.company).fill('Talleres Mar');
  await form.getByLabel(words.service).selectOption({ label: words.option });
  await form.getByLabel(words.message).fill('Línea uno.\nLínea dos.');
  await form.getByLabel(words.consent).check();
}

export const banner = (page: Page, words: Words) => page.locator('form[method=post]').getByText(words.banner);
