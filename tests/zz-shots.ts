import { chromium } from '@playwright/test';
import { LAUNCH } from '../playwright.config.ts';
import { ApiClient } from './api-client.ts';
import { startServer } from './server.ts';
// usage: node tests/zz-shots.ts out locale path[:w[:theme]] ...
const [out, locale, ...specs] = process.argv.slice(2);
const server = await startServer({ ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'secreta', ADMIN_EMAIL: 'root@test.example' });
const browser = await chromium.launch(LAUNCH);
try {
  const client = new ApiClient(server.url);
  const demo = await client.call('POST', '/api/demo', {}, { cookie: `lang=${locale}` });
  if (demo.status >= 300) console.log(demo.status, demo.body);
  const admin = await new ApiClient(server.url).login('root');
  const empty = await new ApiClient(server.url).register('empty');
  const visitor = new ApiClient(server.url);
  for (const [i, n] of ['Ana Ruiz García', 'Peter Brook', 'María del Carmen Fernández de la Torre'].entries()) await visitor.call('POST', '/api/contact/send-email', { name: n, email: `v${i}@empresa${i}.example`, company: i === 1 ? '' : `Empresa ${i} S.L.`, service: 'Consultoría de IA', subject: 'Formulario de Contacto - Servicio: Consultoría de IA', message: 'Queremos automatizar los pedidos que hoy copiamos a mano.\n\n¿Podrían llamarnos esta semana?', language: 'es' });
  for (const spec of specs) {
    const [path = '', w = '1440', theme = 'light', who = 'demo', act = ''] = spec.split(':');
    const context = await browser.newContext({ viewport: { width: Number(w), height: Number(w) < 500 ? 740 : 900 }, colorScheme: theme as 'light', reducedMotion: 'reduce', timezoneId: 'Europe/Madrid' });
    const c = { demo: client, admin, empty }[who]!;
    const [name = '', value = ''] = c.cookie.split('=');
    await context.addCookies([{ name, value, url: server.url }, { name: 'lang', value: locale!, url: server.url }]);
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log('PAGEERROR', spec, e.message));
    page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', spec, m.text().slice(0, 300)));
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    if (act) for (const a of act.split('|')) { if (a.startsWith('wait')) { await page.waitForTimeout(1200); continue; } const el = a.startsWith('text=') ? page.getByText(a.slice(5)).first() : a.startsWith('link=') ? page.getByRole('link', { name: a.slice(5) }).first() : page.getByRole('button', { name: a }).first(); await el.click(); await page.waitForTimeout(600); }
    const file = `${out}/${(path.replace(/\W+/g, '_') + '-' + w + '-' + theme + '-' + who + '-' + locale + (act ? '-' + act.replace(/\W+/g, '_') : '')).slice(0, 120)}.png`;
    await page.screenshot({ path: file, fullPage: !act });
    console.log(file);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
