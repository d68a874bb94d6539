import { readFileSync } from 'node:fs';
import { writeReport } from '#features/consulting/report/report.texts.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { ApiClient, idsOf, member } from '../api-client.ts';
import { makeAccount } from '../builders/account.ts';
import { aPayload } from '../builders/enquiry.ts';
import { aCompany } from '../builders/profile.ts';
import type { Locale, Seeded } from './screens.ts';
import { seedLoop } from './seed-loop.ts';
import { seedMarketing } from './seed-marketing.ts';

type Case = {
  company: object;
  contacts?: object[];
  products: object[];
  departments: object[];
  problems: object[];
  strengths: object[];
};
const readCase = (name: string): Case =>
  JSON.parse(readFileSync(new URL(`../cases/${name}.json`, import.meta.url), 'utf8')) as Case;

const LISTS = ['contacts', 'products', 'departments', 'problems', 'strengths'] as const;

async function record(client: ApiClient, { company, ...lists }: Case): Promise<number> {
  const companyId = await client.make('/api/companies', company);
  await recordRows(client, companyId, lists);
  return companyId;
}

async function recordRows(client: ApiClient, companyId: number, lists: Omit<Case, 'company'>): Promise<void> {
  for (const list of LISTS) {
    for (const row of lists[list] ?? []) await client.make(`/api/${list}`, { companyId, ...row });
  }
}

async function report(client: ApiClient, companyId: number, language: Locale): Promise<void> {
  const read = async (path: string) => (await client.call('GET', `/api/companies/${companyId}${path}`)).body;
  const snapshot = {
    company: await read(''),
    products: await read('/products'),
    departments: await read('/departments'),
    problems: await read('/problems'),
    strengths: await read('/strengths'),
  } as ReportSnapshot;
  const texts = writeReport(snapshot, language);
  await client.make('/api/reports', { companyId, language, ...texts });
}

const LONG =
  'Compañía Iberoamericana de Transformación Agroalimentaria y Distribución Frigorífica Internacional';

export async function seedFull(
  url: string,
  locale: Locale,
): Promise<{ client: ApiClient; seeded: Omit<Seeded, 'invitation'> }> {
  const client = await new ApiClient(url).register(`full-${locale}`);
  const conservas = readCase('conservas-nutrimar');
  const full = await record(client, conservas);
  await report(client, full, locale);
  const ready = await record(client, {
    ...conservas,
    company: aCompany({ name: 'Bodegas Roda', sector: 'Vino' }),
  });
  const bare = await client.make('/api/companies', aCompany({ name: 'Talleres Mar', size: 'small' }));
  const longest = await client.make('/api/companies', aCompany({ name: `${LONG}, S.A.U.`, sector: LONG }));
  const description = `${'Lata RR-125 con 16/20 piezas, pesca de cerco, lote trazado hasta el barco. '.repeat(12)}\n${'x'.repeat(180)}`;
  for (const name of [LONG, 'x'.repeat(120), 'A']) {
    await client.make('/api/products', { companyId: longest, name, description, type: 'service' });
  }
  const marketing = await seedMarketing(url, client);
  const { company: _, contacts: _contacts, ...rows } = conservas;
  const fillProfile = (id: number) => recordRows(client, id, rows);
  const loop = await seedLoop(client, { campaign: marketing.page, fillProfile, language: locale });
  return { client, seeded: { full, ready, bare, longest, marketing, loop } };
}

export const seedEmpty = (url: string, locale: Locale): Promise<ApiClient> =>
  new ApiClient(url).register(`empty-${locale}`);

export async function seedDemo(url: string, language: Locale): Promise<ApiClient> {
  const client = new ApiClient(url);
  await client.call('POST', '/api/demo', { language });
  return client;
}

export const ADMIN = {
  ADMIN_USERNAME: 'marta.munoz',
  ADMIN_PASSWORD: 'clave-de-prueba',
  ADMIN_EMAIL: 'marta.munoz@example.com',
};

/** Creates enquiries: a plain one by a known contact, one that was processed, and a very long one. */
async function seedInbox(url: string, admin: ApiClient): Promise<void> {
  // The same administrator is pictured in both languages.
  if (idsOf((await admin.call('GET', '/api/crm/inbox')).body).length > 0) return;
  const visitor = new ApiClient(url);
  const enquiries = [
    { message: 'Queremos empezar con un diagnóstico.\n\n¿Podrían llamarnos esta semana?' },
    { name: 'Brais Otero', email: 'brais@faro.example', company: 'Conservas Faro', about: 'winboxai' },
    {
      name: LONG,
      email: `${'x'.repeat(60)}@${'y'.repeat(60)}.example`,
      company: LONG,
      message: LONG.repeat(20),
    },
  ];
  for (const enquiry of enquiries) await visitor.call('POST', '/api/contact/send-email', aPayload(enquiry));
  await admin.call('POST', '/api/crm/contacts', {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@test.example',
  });
  for (const id of idsOf((await admin.call('GET', '/api/crm/inbox?q=brais')).body)) {
    await admin.call('POST', `/api/crm/inbox/${id}/reply`, {
      body: 'Hola, Brais:\n\n¿Le va bien el martes?',
    });
    await admin.call('POST', `/api/crm/inbox/${id}/convert`, {});
  }
}

export async function seedAdmin(url: string, locale: Locale) {
  const admin = await new ApiClient(url).login(ADMIN.ADMIN_USERNAME);
  for (const name of ['Sales dashboard', 'Importador de contactos de la feria de Valencia, edición de otoño'])
    await admin.make('/api/tokens', { name, expiresInDays: 90, currentPassword: 'clave-de-prueba' });
  await admin.confirm();
  const disabled = await makeAccount(admin, 'user', `former.colleague.${locale}`);
  await makeAccount(admin, 'admin', `second.administrator.with.a.rather.long.name.${locale}`);
  await admin.call('PATCH', `/api/admin/users/${disabled}`, { isDisabled: true });
  await admin.call('POST', '/api/invitations', { email: `new.person.${locale}@example.com`, role: 'admin' });
  await seedInbox(url, admin);
  const { body } = await admin.call('POST', '/api/invitations', {});
  return { admin, invitation: new URL(member(body, 'url', 'string')).pathname };
}
