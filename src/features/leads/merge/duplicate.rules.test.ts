import { expect, test } from 'vitest';
import { domainOf } from '#shared/contact/web-address.ts';
import { contactNameKey } from '#features/leads/contacts/contact-name.rules.ts';
import { companyDomainOf, domainKeyOf, emailKeyOf, phoneKeyOf, taxIdKeyOf } from './duplicate.rules.ts';

test.each([
  ['Ana.Ruiz@Test.Example', 'ana.ruiz@test.example'],
  ['  ana@test.example ', 'ana@test.example'],
  [null, null],
])('the key of the email address %s is %s', (email, key) => expect(emailKeyOf(email)).toBe(key));

test.each([
  ['981 12 34 56', '+34981123456'],
  ['+34 981-12-34-56', '+34981123456'],
  ['0034 981 123 456', '+34981123456'],
  ['(0044) 20 7946 0958', '+442079460958'],
  ['+44 20 7946 0958', '+442079460958'],
  ['981 123 456 ext. 12', '+34981123456;12'],
  ['12-34-56-78-90-12-34-56-78', '123456789012345678'],
  ['ext 12', null],
  ['por la tarde', null],
  [null, null],
])('the key of the phone %s is %s', (phone, key) => expect(phoneKeyOf(phone)).toBe(key));

test.each([
  ['talleres-mar.es', 'talleres-mar.es'],
  ['https://www.Talleres-Mar.es/contacto?x=1', 'talleres-mar.es'],
  ['WWW.talleres-mar.es.', 'talleres-mar.es'],
  ['quesería.es', 'xn--quesera-dza.es'],
  ['talleres-mar.es:8080', 'talleres-mar.es'],
  ['localhost', undefined],
  ['ana@talleres-mar.es', undefined],
  ['10.0.0.1', undefined],
  ['no es un dominio', undefined],
  ['', undefined],
])('the key of the domain %s is %s', (text, host) => expect(domainOf(text)).toBe(host));

test('a free mail host is no company’s key', () => {
  for (const host of [
    'gmail.com',
    'hotmail.es',
    'outlook.es',
    'telefonica.net',
    'ono.com',
    'web.de',
    'proton.me',
  ])
    expect([domainKeyOf(host), companyDomainOf(`ana@${host}`)]).toEqual([null, null]);
  expect(companyDomainOf('ana@Talleres-Mar.es')).toBe('talleres-mar.es');
});

test.each([
  ['B15000001', 'B15000001'],
  ['b-15.000.001', 'B15000001'],
  ['ES B15000001', 'B15000001'],
  ['FR12345678901', 'FR12345678901'],
  ['Estafeta', 'ESTAFETA'],
  [' - ', null],
  [null, null],
])('the key of the tax id %s is %s', (taxId, key) => expect(taxIdKeyOf(taxId)).toBe(key));

test('contacts are sorted by last name, ignoring case and accents', () => {
  expect(contactNameKey('Íñigo', 'Álvarez')).toBe('alvarez inigo');
  expect(contactNameKey('Íñigo', null)).toBe('inigo');
});
