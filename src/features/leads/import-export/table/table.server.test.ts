// Longer than 200 lines: the files that programs write, each with what it must give.
import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crmImports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { exportFile } from '#features/leads/import-export/export.server.ts';
import { previewUpload } from '#features/leads/import-export/run/convert.server.ts';
import { receiveImport } from '#features/leads/import-export/run/upload.server.ts';
import { previewSchema } from '#features/leads/import-export/import.schema.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anImport } from '#tests/builders/csv.ts';
import { suppress, suppressedIn } from '#kernel/mail/suppression.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { importForm } from '#tests/importing.ts';
import { fileOf, inThisProcess } from '#tests/work.ts';
import { requireBounded, workbookRows } from './workbook.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const fileAt = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../../../../tests/cases/values/${name}`, import.meta.url)));
const sample = async (ctx: ServiceContext, name: string, fields: Record<string, string> = {}) =>
  importForm(ctx, anImport(await fileAt(name), { name, ...fields }));
const people = async (ctx: ServiceContext) =>
  (await listContacts(ctx, { sort: 'createdAt', limit: 50 })).items;

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook of one sheet, as small as programs write them. */
function aWorkbook(
  rows: string,
  { before = '', more = {} }: { before?: string; more?: Record<string, Uint8Array> } = {},
) {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return new Uint8Array(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${before}<sheets><sheet name="Hoja1" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
      ),
      'xl/styles.xml': strToU8(
        `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ),
      ...more,
    }),
  );
}

async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of workbookRows(bytes, { sheet: 'Hoja1' })) rows.push(row);
  return rows;
}

describe('a workbook', () => {
  test('is imported from the chosen sheet, with its dates, numbers and the results of its formulas', async () => {
    const owner = await aUserContext(database.db);
    const answer = await sample(owner, 'libreoffice.xlsx', { kind: 'opportunities', sheet: 'Clientes' });
    expect(answer).toMatchObject({
      counts: { created: 2, failed: 0 },
      passedOver: [{ line: 1, text: 'Listado de oportunidades' }],
      notes: [
        {
          line: 4,
          values: [
            { field: 'notes', written: '#DIV/0!' },
            { field: 'amount', made: '€1.23' },
          ],
        },
      ],
    });
    const { items } = await listOpportunities(owner, { sort: 'createdAt', limit: 5 });
    expect(items.toSorted((a, b) => (a.title < b.title ? -1 : 1))).toMatchObject([
      { title: 'Dos', amountCents: 150_050, probability: 100, expectedClose: '2027-02-28' },
      {
        title: 'Ñandú & Cía',
        amountCents: 123,
        probability: 20,
        expectedClose: '2027-01-31',
        notes: 'Teléfono: 34600111222',
      },
    ]);
  });

  test('shows its sheets and first rows before the mapping is chosen', async () => {
    const owner = await aUserContext(database.db);
    const form = anImport(await fileAt('libreoffice.xlsx'), { name: 'libro.xlsx' });
    form.delete('kind');
    form.set('sheet', 'Clientes');
    const { given, discard } = await receiveImport(
      owner,
      new Request('http://localhost/', { method: 'POST', body: form }),
    );
    const shown = await previewUpload(owner, previewSchema.parse(given), (work) =>
      inThisProcess(work, database.db),
    );
    await discard();
    expect(shown).toMatchObject({
      sheets: ['Portada', 'Clientes'],
      headings: [
        'Nombre del negocio',
        'Importe',
        'Probabilidad',
        'Fecha de cierre',
        'Teléfono',
        'Comentarios',
      ],
      passedOver: [{ line: 1, text: 'Listado de oportunidades' }],
    });
    expect(shown.samples[0]?.slice(0, 4)).toEqual(['Ñandú & Cía', '1.2340', '0.2', '2027-01-31']);
  });

  test('gives numbers in full, days by either calendar, and text however it is stored', async () => {
    const cells = (...all: string[]) => `<row r="1">${all.join('')}</row>`;
    const row = cells(
      '<c r="A1"><v>600111222</v></c>',
      '<c r="B1"><v>3.4600111222E10</v></c>',
      '<c r="C1"><v>0.30000000000000004</v></c>',
      '<c r="D1" t="inlineStr"><is><t>Ana </t></is></c>',
      '<c r="E1" t="inlineStr"><is><r><t>Ri</t></r><r><t>ca</t></r></is></c>',
      '<c r="F1" t="b"><v>1</v></c>',
      '<c r="G1" t="e"><v>#N/A</v></c>',
      '<c r="H1" t="str"><f>A1</f><v>hecho</v></c>',
      '<c r="I1" s="1"><v>45000</v></c>',
      '<c r="K1"><v>1e-7</v></c>',
    );
    const read = ['600111222', '34600111222', '0.3', 'Ana ', 'Rica', 'TRUE', '#N/A', 'hecho'];
    expect(await rowsOf(aWorkbook(row))).toEqual([[...read, '2023-03-15', '', '0.0000001']]);
    const apple = aWorkbook(row, { before: '<workbookPr date1904="1"/>' });
    expect(await rowsOf(apple)).toEqual([[...read, '2027-03-16', '', '0.0000001']]);
  });

  test('keeps the numbers of its rows, without the empty ones at its end', async () => {
    const row = (at: number, text: string) =>
      `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>${text}</t></is></c></row>`;
    const rows = await rowsOf(
      aWorkbook(`${row(1, 'Nombre')}${row(4, 'Ana')}<row r="5000"><c r="A5000" s="1"/></row>`),
    );
    expect(rows).toEqual([['Nombre'], ['', ''], ['', ''], ['Ana']]);
    const owner = await aUserContext(database.db);
    const answer = await importForm(
      owner,
      anImport(aWorkbook(`${row(1, 'Correo')}${row(4, 'ana@ejemplo.example')}`), { name: 'x.xlsx' }),
    );
    expect(answer.notes).toMatchObject([{ line: 4 }]);
  });

  test('of more than a million rows or a thousand columns is refused by name', async () => {
    const far = '<row r="1000001"><c r="A1000001"><v>1</v></c></row>';
    await expect(rowsOf(aWorkbook(far))).rejects.toMatchObject({
      details: { fields: { file: 'leads:imports.tooManyRows' } },
    });
    const wide = '<row r="1"><c r="ALM1"><v>1</v></c></row>';
    await expect(rowsOf(aWorkbook(wide))).rejects.toMatchObject({
      details: { fields: { file: 'leads:imports.tooManyColumns' } },
    });
  });

  test('that inflates without end is refused, whatever it declares', () => {
    const bytes = aWorkbook('', { more: { 'xl/media/x.bin': new Uint8Array(4_000_000) } });
    expect(bytes.length).toBeLessThan(20_000);
    const tooLarge = expect.objectContaining({
      details: expect.objectContaining({ fields: { file: 'leads:imports.excelTooLarge' } }),
    });
    expect(() => requireBounded(bytes, 1_000_000)).toThrow(tooLarge);
    // A piece of sixty kilobytes of the archive inflates to as much as sixty megabytes, and no further.
    const lying = bytes.slice();
    const view = new DataView(lying.buffer);
    for (let at = 0; at < lying.length - 4; at += 1)
      if (view.getUint32(at, true) === 4_000_000) view.setUint32(at, 10, true);
    expect(() => requireBounded(lying, 1_000_000)).toThrow('invalid');
    const many = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, new Uint8Array(600_000)]));
    expect(() => requireBounded(aWorkbook('', { more: many }), 1_000_000)).toThrow(tooLarge);
    expect(() => requireBounded(bytes)).not.toThrow();
  });

  test.each([
    ['x.xlsx', 'PK\x03\x04\x14\0\x06\0', 'excelBroken'],
    ['x.xls', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'excelOld'],
    ['x.zip', 'PK\x03\x04\x14\0\x06\0', 'notCsv'],
  ])('that is none (%s) is refused, and nothing of it stays', async (name, start, reason) => {
    const owner = await aUserContext(database.db);
    const content = Uint8Array.from([...start], (letter) => letter.charCodeAt(0));
    await expect(importForm(owner, anImport(content, { name }))).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { file: `leads:imports.${reason}` } },
    });
    const kept = await database.db.select().from(crmImports);
    expect(kept.filter(({ userId }) => userId === owner.user.id)).toEqual([]);
  });
});

describe('a file of cards', () => {
  test('of a phone is read whole, but for birthday and picture, which a note names', async () => {
    const owner = await aUserContext(database.db, { locale: 'es' });
    const answer = await sample(owner, 'iphone-3.0.vcf');
    expect(answer.counts).toMatchObject({ created: 2, failed: 0 });
    const [ana, taller] = await people(owner);
    expect(ana).toMatchObject({
      firstName: 'Ana María',
      lastName: 'Núñez',
      email: 'ana@ejemplo.example',
      emails: ['ana.casa@ejemplo.example'],
      phone: '911 222 333',
      phones: ['600 111 222'],
      companyName: 'Clínica Mar, S.L.',
      position: 'Directora',
      notes:
        'Primera línea\nSegunda; con \\ barra y texto largo para que la línea se doble en algún punto: ñandú',
      customFields: {
        // The job writes in the language of the account.
        Nickname: 'Anita',
        Dirección: 'Calle Mayor, 3, Vigo, Pontevedra, 36201, España',
        'Página web': 'https://mar.example',
        Departamento: 'Pediatría',
        'Tratamiento o añadido': 'Dra.; PhD',
        'Tipos de los datos de contacto':
          'ana@ejemplo.example: Work\nana.casa@ejemplo.example: home\n911 222 333: work\n600 111 222: cell',
        Anniversary: '2020-05-01',
      },
    });
    expect(taller).toMatchObject({
      firstName: 'Taller Luna',
      companyName: 'Taller Luna',
      phone: '911 333 444',
      tags: ['Name missing'],
    });
    const [note] = answer.notes;
    expect(note).toMatchObject({ line: 2, errors: { leftOut: 'Se deja fuera a propósito' } });
    expect(note?.values[0]?.written).toBe('BDAY 1980-02-29; PHOTO (7 KB)');
    expect(JSON.stringify(ana).length).toBeLessThan(3_000);
  });

  test('of version 2.1 is read in its charsets, with soft line breaks and bare types', async () => {
    const owner = await aUserContext(database.db);
    await sample(owner, 'outlook-2.1.vcf');
    expect(await people(owner)).toMatchObject([
      {
        firstName: 'José',
        lastName: 'Peña',
        email: 'jose@ejemplo.example',
        phone: '+34 911 222 333',
        phones: ['+34 600 111 222'],
        companyName: 'Mar SL',
        position: 'Gerente',
        notes: 'Línea uno\nLínea dos',
        customFields: { Address: 'C/ Real 1, 2º, Lugo, 27001, España' },
      },
      { firstName: 'Luis', lastName: 'Gil', phone: '981123456' },
    ]);
    const phone = await aUserContext(database.db);
    await sample(phone, 'phone.vcf');
    expect(await people(phone)).toMatchObject([
      { firstName: 'Ana', lastName: 'Núñez', phone: '+34600111222' },
    ]);
  });

  test('of version 4.0 keeps preferences, extensions and values of other programs', async () => {
    const owner = await aUserContext(database.db);
    const answer = await sample(owner, 'several-4.0.vcf');
    expect(await people(owner)).toMatchObject([
      {
        firstName: 'Sönke',
        lastName: 'Ødegård',
        email: 'primero@ejemplo.example',
        emails: ['segundo@ejemplo.example'],
        phone: '+47-22-12-34-56 ext. 7',
        phones: ['+4791234567'],
        companyName: 'Nord AS',
        position: 'Innkjøp',
        tags: ['Cliente', 'Feria', 'Norte, Sur'],
        customFields: { LANG: 'nb', 'X-SIGNAL': '+4791234567' },
      },
      { firstName: 'Ana', lastName: 'Ruiz', email: 'ana2@ejemplo.example' },
    ]);
    expect(answer.notes.map(({ values }) => values[0]?.written)).toEqual(['BDAY --0203']);
  });

  test('that was exported comes back as itself', async () => {
    const owner = await aUserContext(database.db);
    const before = [
      'Nombre,Apellidos,Correo,Teléfono,Empresa,Cargo,Etiquetas,Notas,Color',
      '"María del Carmen","Ñandú; Gil","a@ejemplo.example;b@ejemplo.example","600 111 222 / 911 222 333 ext. 4","Mar, Sol S.L.",Gerente,"""Norte, Sur"", feria","Línea 1\nLínea 2 \\ fin; ñ","azul\nverde"',
      `Eva,${'Larguísima '.repeat(12).trim()},eva@ejemplo.example,,,,,,`,
    ].join('\n');
    await importForm(owner, anImport(before));
    const workspaceId = owner.workspace.id;
    await suppress(database.db, ['eva@ejemplo.example'], { workspaceId, at: owner.now.toISOString() });
    const file = await fileOf(
      await exportFile(owner, { kind: 'contacts', format: 'vcf', delimiter: ',' }),
      database.db,
    );
    for (const line of file.toString().split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const again = await importForm(owner, anImport(new Uint8Array(file), { name: 'contactos.vcf' }));
    expect(again.counts).toEqual({ created: 0, updated: 0, skipped: 2, failed: 0 });
    const other = await aUserContext(database.db);
    await importForm(other, anImport(new Uint8Array(file), { name: 'contactos.vcf' }));
    const told = async (ctx: ServiceContext) =>
      (await people(ctx))
        .map(
          ({
            firstName,
            lastName,
            email,
            emails,
            phone,
            phones,
            companyName,
            position,
            tags,
            notes,
            customFields,
          }) => ({
            firstName,
            lastName,
            email,
            emails,
            phone,
            phones,
            companyName,
            position,
            tags,
            notes,
            customFields,
          }),
        )
        .toSorted((a, b) => (a.firstName < b.firstName ? -1 : 1));
    expect(await told(other)).toEqual(await told(owner));
    // An opt-out goes along with the card.
    const listed = await suppressedIn(database.db, ['eva@ejemplo.example'], other.workspace.id);
    expect(listed.size).toBe(1);
  });

  test('keeps labels that JavaScript knows, and refuses a note that no field takes instead of losing it', async () => {
    const owner = await aUserContext(database.db);
    const card = (lines: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\n${lines}\r\nEND:VCARD\r\n`;
    const labels = ['constructor', 'toString'].map(
      (label, at) => `item${at}.X-FOO:${at}\r\nitem${at}.X-ABLABEL:${label}`,
    );
    const file = `${card(`FN:Ana\r\n${labels.join('\r\n')}`)}${card(`FN:Eva\r\nNOTE:${'n'.repeat(1_100_000)}`)}`;
    const { counts, errors } = await importForm(owner, anImport(file, { name: 'x.vcf' }));
    expect(counts).toMatchObject({ created: 1, failed: 1 });
    expect(errors.map(({ values }) => values[0]?.field)).toEqual(['notes']);
    expect(await people(owner)).toMatchObject([
      { firstName: 'Ana', customFields: { constructor: '0', toString: '1' } },
    ]);
  });

  test('without a card is refused', async () => {
    const owner = await aUserContext(database.db);
    await expect(importForm(owner, anImport('no cards here', { name: 'x.vcf' }))).rejects.toMatchObject({
      details: { fields: { file: 'leads:imports.vcardEmpty' } },
    });
  });
});
