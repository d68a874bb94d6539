import { expect, test } from 'vitest';
import { latin1, utf16 } from '#tests/builders/csv.ts';
import { refusalOf } from './file-kind.rules.ts';

const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x90\0\0\x01\x2c\x08\x06\0\0\0';
const ZIP = 'PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0';
const XLS = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

test.each([
  ['contactos.vcf', 'lo que sea', 'vcard'],
  ['CONTACTOS.VCF', '', 'vcard'],
  ['contactos.txt', '\xef\xbb\xbfbegin:vcard\r\nVERSION:3.0', 'vcard'],
  ['clientes.xlsx', ZIP, 'excel'],
  ['clientes.xls', XLS, 'excel'],
  ['clientes.csv', ZIP, 'excel'],
  ['clientes.zip', ZIP, 'notCsv'],
  ['carta.doc', XLS, 'notCsv'],
  ['x.png', PNG, 'notCsv'],
  ['x.csv', PNG, 'notCsv'],
  ['folleto.pdf', '%PDF-1.7\n', 'notCsv'],
])('%s that begins with %j is rejected: %s', (name, start, refusal) =>
  expect(refusalOf(name, latin1(start))).toBe(refusal),
);

test.each([
  ['contactos.csv', latin1('Nombre\nBEGIN:VCARD')],
  ['vcf.csv', latin1('Nombre')],
  // Some programs write a text table and name it like a workbook.
  ['clientes.xls', latin1('Nombre\tCorreo\r\nBego\xf1a\tb@mar.example')],
  ['x.csv', utf16('Имя;Город\r\nАнна;Сочи')],
  ['x.csv', latin1(`Nombre;Notas\r\nAna;una línea con un \x0b dentro y nada más que letras`)],
  ['x.csv', new Uint8Array()],
])('%s of text is read', (name, start) => expect(refusalOf(name, start)).toBeUndefined());
