import { expect, test } from 'vitest';
import { domainOf } from '#shared/contact/web-address.ts';
import { contactNameKey } from '#features/leads/contacts/contact-name.rules.ts';
import { companyDomainOf, domainKeyOf } from './shared-values.rules.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { phoneKeyOf } from '#features/leads/contacts/phone-key.rules.ts';
import { checkTaxId, taxIdKeyOf } from './tax-id.rules.ts';

test.each([
  ['Ana.Ruiz@Test.Example', 'ana.ruiz@test.example'],
  ['  ana@test.example ', 'ana@test.example'],
  ['info@Muñoz.example', 'info@xn--muoz-hqa.example'],
  ['info@xn--muoz-hqa.example', 'info@xn--muoz-hqa.example'],
  ['josé@test.example', 'josé@test.example'],
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
  ['911 222 333 x14', '+34911222333;14'],
  ['911 222 333 extensión 12', '+34911222333;12'],
  ['+34 (0)981 123 456', '+34981123456'],
  ['0981 123 456', '+34981123456'],
  ['+351 0212 345 678', '+351212345678'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+52 1 55 1234 5678', '+525512345678'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+54 9 11 1234 5678', '+541112345678'],
  ['+54 11 1234 5678', '+541112345678'],
  ['+39 06 698 12345', '+390669812345'],
  ['900 TALLER', '+34900825537'],
  ['600 111 222 (Ana)', '+34600111222'],
  ['Tel.: 911 222 333', '+34911222333'],
  ['3,46001E+10', null],
  ['000 000 000', null],
  ['600 000 000', null],
  ['123456789', null],
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
  ['CIF: B-12345674', 'B12345674'],
  ['ESB12345674', 'B12345674'],
  ['Estafeta', null],
  ['N/A', null],
  ['n/d', null],
  ['pendiente', null],
  ['sin CIF', null],
  ['no tiene', null],
  ['xxx', null],
  ['00000000', null],
  ['X0000000T', null],
  ['x-0000000-t', null],
  ['99999999R', null],
  ['B00000000', null],
  ['123456789', null],
  ['12345678Z', null],
  [' - ', null],
  [null, null],
])('the key of the tax id %s is %s', (taxId, key) => expect(taxIdKeyOf(taxId)).toBe(key));

test.each([
  ['B12345674', 'right'],
  ['es b-12345674', 'right'],
  ['B12345675', 'wrong'],
  ['A33333333', 'wrong'],
  ['11223344B', 'right'],
  ['11223344C', 'wrong'],
  ['X1234567L', 'right'],
  ['X1234567M', 'wrong'],
  ['P1234567D', 'right'],
  ['DE136695976', 'right'],
  ['DE123456789', 'wrong'],
  ['PT501964843', 'right'],
  ['FR40303265045', 'right'],
  ['30-71234567-8', 'unknown'],
  ['sin CIF', 'unknown'],
])('the check character of %s is %s', (taxId, check) => expect(checkTaxId(taxId)).toBe(check));

test('contacts are sorted by last name, ignoring case and accents', () => {
  expect(contactNameKey('Íñigo', 'Álvarez')).toBe('alvarez inigo');
  expect(contactNameKey('Íñigo', null)).toBe('inigo');
});
