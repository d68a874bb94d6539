import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { someReportTexts } from '#tests/builders/profile.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('correction-owner');
});
afterAll(() => server.stop());

const english = { headers: { 'accept-language': 'en' } };
const html = async (path: string) => (await fetch(server.url + path, english)).text();

async function share(reportId: number): Promise<string> {
  const { body } = await owner.call('POST', `/api/reports/${reportId}/share`, { days: 7 });
  return new URL(member(body, 'url', 'string')).pathname;
}

test('a corrected report replaces the old one wherever that is shown, and changes no byte of it', async () => {
  const id = await aReadyCompany(owner);
  const none = await owner.call('POST', `/api/companies/${id}/correction`);
  expect([none.status, member(none.body, 'code', 'string')]).toEqual([409, 'report_required']);

  const old = await owner.call('POST', '/api/reports', { ...someReportTexts(id), language: 'en' });
  const hash = member(old.body, 'contentHash', 'string');
  const oldLink = await share(member(old.body, 'id', 'number'));
  const begun = await owner.call('POST', `/api/companies/${id}/correction`);
  expect(begun.status).toBe(201);
  const corrected = member(begun.body, 'id', 'number');
  const twice = await owner.call('POST', `/api/companies/${id}/correction`);
  expect(twice.status).toBe(409);
  expect(twice.body).toMatchObject({ code: 'correction_exists', id: corrected });
  expect(await html(oldLink)).not.toContain('A corrected version');

  const { body: draft } = await owner.call('GET', `/api/companies/${corrected}/draft`);
  const frozen = await owner.call('POST', `/api/companies/${corrected}/draft/freeze`, {
    updatedAt: member(draft, 'updatedAt', 'string'),
  });
  expect(frozen.status).toBe(201);
  expect(frozen.body).toMatchObject({ version: '1.1', supersededBy: null });
  const reportId = member(frozen.body, 'id', 'number');
  const now = await owner.call('GET', `/api/companies/${id}/report`);
  expect(now.body).toMatchObject({
    ...(old.body as object),
    version: '1',
    supersededBy: { companyId: corrected, reportId, version: '1.1' },
  });

  expect(await html(`/verify/${hash}`)).toContain('A corrected version (1.1) replaced this report');
  expect(await html(oldLink)).toContain('A corrected version (1.1) replaced this report');
  expect(await html(oldLink)).not.toContain('Open the corrected version');
  expect(await html(`${oldLink}?corrected`)).toContain('Análisis.');
  await share(reportId);
  expect(await html(oldLink)).toContain('Open the corrected version');
  const shown = await html(`${oldLink}?corrected`);
  expect(shown).not.toContain('A corrected version');
  expect(shown).not.toContain('Análisis.');

  const { body: list } = await owner.call('GET', '/api/companies?sort=-createdAt');
  expect(list).toMatchObject({
    items: [
      { id: corrected, followsCompanyId: id, followKind: 'correction', version: '1.1' },
      { id, version: '1' },
    ],
  });
  expect(
    await (await fetch(`${server.url}/empresa/${id}`, { headers: { cookie: owner.cookie } })).text(),
  ).toContain('1.1');
});

test('a company has a follow-up and a correction side by side', async () => {
  const id = await aReadyCompany(owner);
  await owner.make('/api/reports', someReportTexts(id));
  expect((await owner.call('POST', `/api/companies/${id}/follow-up`)).status).toBe(201);
  expect((await owner.call('POST', `/api/companies/${id}/correction`)).status).toBe(201);
  expect((await owner.call('POST', `/api/companies/${id}/follow-up`)).status).toBe(409);
});
