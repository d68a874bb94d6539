import { chromium } from 'playwright';
const [base, out] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const locale of ['es', 'en']) for (const [w, h, scheme] of [[1440, 900, 'light'], [360, 780, 'dark']]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, locale });
  await ctx.addCookies([{ name: 'lang', value: locale, url: base }]);
  const page = await ctx.newPage();
  const r = await page.request.post(`${base}/api/demo`, { headers: { origin: base, 'content-type': 'application/json' }, data: {} });
  if (!r.ok()) console.log(await r.text());
  const list = await (await page.request.get(`${base}/api/companies`)).json();
  for (const c of list.items) {
    const t = c.hasReport ? 'report' : 'problems';
    await page.goto(`${base}/empresa/${c.id}?tab=${t}`); await page.waitForTimeout(1200);
    await page.screenshot({ path: `${out}/${locale}-${w}-${t}.png`, fullPage: true });
    if (c.hasReport) {
      await page.goto(`${base}/empresa/${c.id}?tab=problems`); await page.waitForTimeout(800);
      await page.screenshot({ path: `${out}/${locale}-${w}-probs.png`, fullPage: true });
      if (w === 1440) {
        const rep = await (await page.request.get(`${base}/api/companies/${c.id}/report`)).json();
        for (const f of ['pdf', 'docx', 'md']) { const x = await page.request.get(`${base}/api/reports/${rep.id}/export?format=${f}`); console.log(locale, f, x.status(), (await x.body()).length); (await import('node:fs')).writeFileSync(`${out}/${locale}.${f}`, await x.body()); }
      }
    }
  }
  await ctx.close();
}
await browser.close();
