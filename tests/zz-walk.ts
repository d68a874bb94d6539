import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { startServer } from '#tests/server.ts';
import { ApiClient } from '#tests/api-client.ts';
import { LAUNCH } from '#tests/browser.ts';
const server = await startServer();
const browser = await chromium.launch(LAUNCH);
const out: Record<string, unknown> = {};
for (const locale of ['en', 'es'] as const) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Madrid' });
  await context.addCookies([{ name: 'lang', value: locale, url: server.url }]);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', locale, page.url(), e.message));
  const prefix = locale === 'es' ? '/es' : '';
  const dump = async (name: string, path: string, shot = false) => {
    const response = await page.goto(server.url + path, { waitUntil: 'networkidle' });
    out[`${locale} ${name}`] = await page.evaluate(() => ({ title: document.title, text: document.body.innerText, buttons: [...document.querySelectorAll('button')].map((b) => [b.innerText.trim() || b.getAttribute('aria-label'), b.disabled]), links: [...document.querySelectorAll('a')].map((a) => [a.innerText.trim(), a.getAttribute('href')]) }));
    (out[`${locale} ${name}`] as any).status = response?.status();
    (out[`${locale} ${name}`] as any).url = page.url().slice(server.url.length);
    if (shot) await page.screenshot({ path: `/tmp/spec-walk/${locale}-${name}.png` });
  };
  for (const p of ['', '/solutions', '/consultia', '/algorithmia', '/comercia', '/comerzia', '/comercia-landing', '/webia', '/smartboxai', '/huyu-projects', '/leadmanager', '/nowhere-here']) await dump(p.slice(1) || 'home', (prefix + p) || '/');
  for (const p of ['/auth', '/auth?create=1', '/comercia-auth', '/leadmanager/auth', '/empresa/1', '/consultoria', '/leadmanager/dashboard', '/empresa', '/empresa/abc']) await dump(`v${p}`, p, p.endsWith('auth'));
  const client = await new ApiClient(server.url).register(`walk${locale}`);
  const [n = '', v = ''] = client.cookie.split('=');
  await context.addCookies([{ name: n, value: v, url: server.url, httpOnly: true }, { name: 'tz', value: 'Europe%2FMadrid', url: server.url }]);
  for (const p of ['/consultoria', '/start', '/comercia', '/leadmanager/dashboard', '/leadmanager/companies', '/leadmanager/opportunities', '/leadmanager/communications', '/leadmanager/tasks', '/leadmanager/inbox', '/leadmanager/analytics', '/leadmanager/settings', '/empresa/99', '/empresa/abc', '/account']) await dump(`s${p}`, p, true);
  const id = await client.make('/api/companies', { name: 'Bodegas Roda', sector: 'Vino', size: 'small', structure: 'simple' });
  for (const tab of ['', '?tab=contacts', '?tab=departments', '?tab=problems', '?tab=strengths', '?tab=report']) await dump(`company${tab}`, `/empresa/${id}${tab}`, true);
  await page.goto(`${server.url}/empresa/${id}?tab=contacts`, { waitUntil: 'networkidle' });
  await context.close();
}
writeFileSync('/tmp/spec-walk/out.json', JSON.stringify(out, null, 1));
await browser.close();
await server.stop();
