import { expect, test } from 'vitest';
import { siteOf } from '#shared/contact/web-address.ts';
import { domainKeyOf, isSameOwner, isSharedMailbox } from './shared-values.rules.ts';

test.each([
  ['https://www.facebook.com/panaderiasol', 'facebook.com/panaderiasol'],
  ['m.facebook.com/PanaderiaSol/?locale=es_ES', 'facebook.com/panaderiasol'],
  ['https://www.facebook.com/', null],
  ['https://www.facebook.com/profile.php?id=1', null],
  ['https://www.instagram.com/tallerluna', 'instagram.com/tallerluna'],
  ['https://es.linkedin.com/company/mar-sl/about', 'linkedin.com/company/mar-sl'],
  ['https://linktr.ee/hoteluno', 'linktr.ee/hoteluno'],
  ['https://wa.me/34600111222', 'wa.me/34600111222'],
  ['https://clinicaa.wixsite.com/inicio', 'clinicaa.wixsite.com'],
  ['wixsite.com', null],
  ['https://sites.google.com/view/tiendaa', 'sites.google.com/view/tiendaa'],
  ['https://sites.google.com', null],
  ['https://www.google.com/maps', null],
  ['delta.github.io', 'delta.github.io'],
  ['github.io', null],
  ['mar.blogspot.com.es', 'mar.blogspot.com.es'],
  ['blogspot.com', null],
  ['mar.wordpress.com', 'mar.wordpress.com'],
  ['wordpress.com', null],
  ['mar.myshopify.com', 'mar.myshopify.com'],
  ['mar.business.site', 'mar.business.site'],
  ['https://www.etsy.com/shop/mar', 'etsy.com/shop/mar'],
  ['http://', null],
  ['n/a', null],
])('the key of the website %s is %s', (site, key) => expect(domainKeyOf(site)).toBe(key));

test('two firms of one builder of sites have two owners', () => {
  for (const [a, b] of [
    ['clinicaa.wixsite.com', 'clinicab.wixsite.com'],
    ['delta.github.io', 'delta2.github.io'],
    ['a.wordpress.com', 'b.wordpress.com'],
    ['a.blogspot.com', 'b.blogspot.com'],
    ['facebook.com/a', 'facebook.com/b'],
  ] as const)
    expect([isSameOwner(a, b), isSameOwner(a, a)]).toEqual([false, true]);
});

test.each([
  ['https://www.Talleres-Mar.es/contacto?x=1', 'talleres-mar.es'],
  ['www.Quesería.example', 'quesería.example'],
  ['xn--quesera-dza.example', 'xn--quesera-dza.example'],
  ['https://www.facebook.com/PanaderiaSol/?hl=es', 'facebook.com/PanaderiaSol'],
  ['https://clinicaa.wixsite.com/inicio', 'clinicaa.wixsite.com'],
  ['no es un dominio', undefined],
])('%s is kept as %s', (typed, kept) => expect(siteOf(typed)).toBe(kept));

test('what many read, and what is typed for want of an address, is no one person’s mailbox', () => {
  for (const local of [
    'info',
    'INFO',
    'info2',
    'info.vigo',
    'administracion',
    'administración',
    'ventas',
    'no-reply',
    'notiene',
    'no_tiene',
    'atencion.cliente',
    'rrhh',
  ])
    expect([local, isSharedMailbox(`${local}@mar.example`)]).toEqual([local, true]);
  expect(isSharedMailbox('ana@notiene.com')).toBe(true);
  for (const local of ['ana', 'ana.ruiz', 'informatico', 'maria.ventas', 'j.perez', 'xavi'])
    expect([local, isSharedMailbox(`${local}@mar.example`)]).toEqual([local, false]);
});
