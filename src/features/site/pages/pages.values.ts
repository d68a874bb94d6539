/**
 * Every public page by its address without a language prefix. Adding a line puts the page into the sitemap, draws its
 * social images and tests it with `npm run lighthouse`.
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
  '/terms',
  '/privacy',
  '/cookies',
];

/** Sections of the home page with an address, in page order, with the page key of each. */
export const HOME_SECTIONS = [
  { id: 'inicio', key: 'home' },
  { id: 'nosotros', key: 'about' },
  { id: 'servicios', key: 'services' },
  { id: 'soluciones', key: 'solutions' },
  { id: 'contacto', key: 'contact' },
] as const;

/** Returns the name of a page in files and addresses: `/consultia` is `consultia`, the home page `home`. */
export const pageName = (path: string): string => (path === '/' ? 'home' : path.slice(1));

export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

export const socialImagePath = (path: string, locale: string): string =>
  `/social/${pageName(path)}.${locale}.png`;
