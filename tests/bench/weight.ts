/** Part of `npm run bench`: prints the KB that each page transfers before any interaction. */
import { chromium } from '@playwright/test';
import { LAUNCH } from '../browser.ts';
import { ApiClient, idsOf } from '../api-client.ts';
import { aCrmContact } from '../builders/crm.ts';
import { aReport } from '../builders/report.ts';
import { startServer } from '../server.ts';

const server = await startServer({
  ADMIN_USERNAME: 'weigher',
  ADMIN_PASSWORD: 'clave-de-prueba',
  ADMIN_EMAIL: 'weigher@test.example',
});
const browser = await chromium.launch(LAUNCH);
try {
  const client = await new ApiClient(server.url).login('weigher');
  await aReport(client);
  await client.make('/api/crm/contacts', aCrmContact());
  await client.make('/api/crm/opportunities', { title: 'New website' });
  const [id] = idsOf((await client.call('GET', '/api/companies')).body);
  const pages = {
    visitor: ['/', '/es', '/auth'],
    consultant: ['/consultoria', `/empresa/${id}`, `/empresa/${id}?tab=report`, '/account', '/admin/users'],
    // With one record each, because an empty list loads no table.
    seller: ['/leadmanager/contacts', '/leadmanager/opportunities', '/comercia'],
  };
  const rows: Record<string, object> = {};
  for (const [viewer, paths] of Object.entries(pages)) {
    for (const path of paths) {
      const context = await browser.newContext();
      if (viewer !== 'visitor') {
        const [name = '', value = ''] = client.cookie.split('=');
        await context.addCookies([{ name, value, url: server.url }]);
      }
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      const types = new Map<string, string>();
      const bytes: Record<string, number> = {};
      session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const type = types.get(requestId) ?? 'Other';
        bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
      });
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      const kb = (type: string) => Math.round((bytes[type] ?? 0) / 102.4) / 10;
      const total = Object.values(bytes).reduce((sum, n) => sum + n, 0);
      rows[path] = {
        requests: types.size,
        'script KB': kb('Script'),
        'style KB': kb('Stylesheet'),
        'font KB': kb('Font'),
        'document KB': kb('Document'),
        'total KB': Math.round(total / 102.4) / 10,
      };
      await context.close();
    }
  }
  console.table(rows);
} finally {
  await browser.close();
  await server.stop();
}
