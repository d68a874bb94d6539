import { expect, test } from 'vitest';
import { latin1, utf16 } from '#tests/builders/csv.ts';
import { fileKindOf } from './file-kind.rules.ts';

const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x90\0\0\x01\x2c\x08\x06\0\0\0';
const ZIP = 'PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0';
const XLS = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

test.each([
  ['clientes.xls', XLS, 'excelOld'],
  ['clientes.xlsb', ZIP, 'excelOld'],
  ['clientes.xlsx', XLS, 'excelOld'],
  ['clientes.zip', ZIP, 'notCsv'],
  ['carta.doc', XLS, 'notCsv'],
  ['x.png', PNG, 'notCsv'],
  ['x.csv', PNG, 'notCsv'],
  ['x.vcf', PNG, 'notCsv'],
  ['folleto.pdf', '%PDF-1.7\n', 'notCsv'],
])('%s that begins with %j is rejected: %s', (name, start, refusal) =>
  expect(fileKindOf(name, latin1(start))).toEqual({ refusal }),
);

test.each([
  ['contactos.vcf', latin1('lo que sea'), 'vcard'],
  ['CONTACTOS.VCF', latin1(''), 'vcard'],
  ['contactos.txt', latin1('\xef\xbb\xbfbegin:vcard\r\nVERSION:3.0'), 'vcard'],
  ['contactos.csv', utf16('BEGIN:VCARD\r\nVERSION:2.1'), 'vcard'],
  ['clientes.xlsx', latin1(ZIP), 'xlsx'],
  ['clientes.xlsm', latin1(ZIP), 'xlsx'],
  // Renamed, as people do who were asked for another kind of file.
  ['clientes.csv', latin1(ZIP), 'xlsx'],
  ['contactos.csv', latin1('Nombre\nBEGIN:VCARD'), 'csv'],
  ['vcf.csv', latin1('Nombre'), 'csv'],
  // Some programs write a text table and name it like a workbook.
  ['clientes.xls', latin1('Nombre\tCorreo\r\nBego\xf1a\tb@mar.example'), 'csv'],
  ['x.csv', utf16('Имя;Город\r\nАнна;Сочи'), 'csv'],
  ['x.csv', latin1(`Nombre;Notas\r\nAna;una línea con un \x0b dentro y nada más que letras`), 'csv'],
  ['x.csv', new Uint8Array(), 'csv'],
])('%s is read as what it is', (name, start, kind) => expect(fileKindOf(name, start)).toEqual({ kind }));
