import { chromium } from '@playwright/test';
import { LAUNCH } from './playwright.config.ts';
import { startServer } from './tests/server.ts';
import { ApiClient } from './tests/api-client.ts';
import { seedFull } from './tests/screenshots/seed.ts';
const server=await startServer(); const browser=await chromium.launch(LAUNCH);
try {
 const {client,seeded}=await seedFull(server.url,'es');
 const rep=(await client.call('GET',`/api/companies/${seeded.full}/report`)).body;
 const share=(await client.call('POST',`/api/reports/${rep.id}/share`,{days:7})).body;
 await client.call('POST',`/api/companies/${seeded.full}/follow-up`);
 const [n,v]=client.cookie.split('=');
 for (const [w,theme] of [[1440,'light'],[360,'light'],[1440,'dark']]) {
  const ctx=await browser.newContext({viewport:{width:w,height:900},colorScheme:theme,locale:'es-ES'});
  await ctx.addCookies([{name:n,value:v,url:server.url},{name:'lang',value:'es',url:server.url}]);
  const page=await ctx.newPage(); page.on('console',m=>{if(m.type()==='error')console.log(w,theme,m.text().slice(0,300))}); page.on('pageerror',e=>console.log('pageerror',e.message.slice(0,300)));
  await page.goto(`${server.url}/empresa/${seeded.full}?tab=report`); await page.waitForFunction(()=>!document.querySelector('astro-island[ssr]')); await page.evaluate(()=>document.fonts.ready);
  await page.screenshot({path:`/tmp/pdf/s-${w}-${theme}.png`,fullPage:true});
  if (w===1440&&theme==='light'){ await page.pdf({path:'/tmp/pdf/print.pdf',preferCSSPageSize:true,printBackground:true});
   await page.getByRole('button',{name:'Compartir'}).click(); await page.getByRole('dialog').waitFor(); await page.getByRole('button',{name:'Crear enlace'}).click(); await page.getByRole('status').first().waitFor(); await page.waitForTimeout(400); await page.screenshot({path:'/tmp/pdf/s-share.png'}); }
  await page.goto(new URL(new URL(share.url).pathname,server.url).href); await page.screenshot({path:`/tmp/pdf/r-${w}-${theme}.png`,fullPage:true});
  await page.goto(`${server.url}/verify/${rep.contentHash}`); await page.screenshot({path:`/tmp/pdf/v-${w}-${theme}.png`});
  await page.goto(`${server.url}/r/${'x'.repeat(43)}`); await page.screenshot({path:`/tmp/pdf/n-${w}-${theme}.png`});
  await ctx.close();
 }
} finally { await browser.close(); await server.stop(); }
