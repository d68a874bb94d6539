/** Of every public page, before its first paint. */
import { holdEarlySubmits } from '#islands/ui/early-submit.ts';
import { recall } from './storage.ts';
import { recallTheme } from './theme.ts';

recallTheme();
holdEarlySubmits();

/** product.md D1: a stored Spanish takes a visitor from an unprefixed page to its twin, never the other way. */
const twin = document.querySelector<HTMLLinkElement>('link[rel=alternate][hreflang=es]');
if (twin && document.documentElement.lang === 'en' && recall('lang') === 'es')
  location.replace(new URL(twin.href).pathname + location.search + location.hash);
