/**
 * Every public page, by its address without a language's prefix. A line here puts the page into the sitemap, draws its
 * social images and holds it to the figures of `npm run lighthouse`.
 */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/solutions',
  '/consultia',
  '/algorithmia',
  '/comercia',
  '/comerzia',
  '/comercia-landing',
  '/webia',
  '/smartboxai',
  '/huyu-projects',
  '/leadmanager',
  '/legal',
  '/privacy',
  '/cookies',
];

/** The sections of the home page that the address can name, in the page's order, with the page key of each. */
export const HOME_SECTIONS = [
  { id: 'inicio', key: 'home' },
  { id: 'nosotros', key: 'about' },
  { id: 'servicios', key: 'services' },
  { id: 'soluciones', key: 'solutions' },
  { id: 'contacto', key: 'contact' },
] as const;

export type PageKey = (typeof HOME_SECTIONS)[number]['key'];

/** A page's name in files and addresses that belong to it: `/consultia` is `consultia`, the home page `home`. */
export const pageName = (path: string): string => (path === '/' ? 'home' : path.slice(1));

export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

export const socialImagePath = (path: string, locale: string): string =>
  `/social/${pageName(path)}.${locale}.png`;
