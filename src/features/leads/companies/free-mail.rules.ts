import providers from 'email-providers/all.json' with { type: 'json' };

/** Spanish and other providers that the package does not list yet. */
const MORE = [
  'andorra.ad',
  'arrakis.es',
  'ctv.es',
  'duck.com',
  'euskalnet.net',
  'euskaltel.net',
  'fastmail.com',
  'gmx.de',
  'gmx.es',
  'hotmail.com.ar',
  'hotmail.com.mx',
  'infonegocio.com',
  'jazzfree.com',
  'jazztel.es',
  'live.com.mx',
  'mail.com',
  'movistar.com',
  'movistar.es',
  'msn.es',
  'mundo-r.com',
  'ono.com',
  'orange.es',
  'outlook.com.ar',
  'outlook.pt',
  'pm.me',
  'prodigy.net.mx',
  'r.cableado.com',
  'retemail.es',
  'tele2.es',
  'telecable.es',
  'telefonica.es',
  'telefonica.net',
  'teleline.es',
  'terra.es',
  'tuta.com',
  'tuta.io',
  'tutanota.com',
  'vodafone.es',
  'wanadoo.es',
  'ya.com',
  'yahoo.com.ar',
  'yahoo.com.mx',
];

/** Listed by the package, though nobody can get an address there. */
const NO_PROVIDERS = new Set(['example.com']);

const HOSTS = new Set<string>([...providers.filter((host) => !NO_PROVIDERS.has(host)), ...MORE]);

/** Returns whether anybody can get an address at the host, so that it says nothing about an employer. */
export const isFreeMailHost = (host: string): boolean => HOSTS.has(host);
