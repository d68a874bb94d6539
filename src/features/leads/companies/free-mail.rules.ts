import providers from 'email-providers/all.json' with { type: 'json' };

/** Spanish providers, and others that the package does not know yet. */
const MORE = [
  'ctv.es',
  'euskalnet.net',
  'fastmail.com',
  'gmx.de',
  'gmx.es',
  'hotmail.com.ar',
  'hotmail.com.mx',
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
  'tutanota.com',
  'vodafone.es',
  'wanadoo.es',
  'ya.com',
  'yahoo.com.ar',
  'yahoo.com.mx',
];

const HOSTS = new Set<string>([...providers, ...MORE]);

/** Hosts at which anybody can have an address: they say nothing about whom somebody works for. */
export const isFreeMailHost = (host: string): boolean => HOSTS.has(host);
