/**
 * The part of schema.org's vocabulary that the site uses: the properties of each type with the types of their values.
 * `!` marks those that search engines require (schema.org itself requires none).
 */
const TYPES: Record<string, Record<string, string>> = {
  Organization: {
    'name!': 'text',
    'url!': 'url',
    legalName: 'text',
    taxID: 'text',
    description: 'text',
    email: 'text',
    telephone: 'text',
    logo: 'url',
    foundingDate: 'date',
    sameAs: 'url',
    address: 'PostalAddress',
  },
  ProfessionalService: {
    'name!': 'text',
    'address!': 'PostalAddress',
    'url!': 'url',
    'image!': 'url',
    'telephone!': 'text',
    'openingHoursSpecification!': 'OpeningHoursSpecification',
    description: 'text',
    email: 'text',
    parentOrganization: 'Organization',
    areaServed: 'Country',
    hasOfferCatalog: 'OfferCatalog',
  },
  OfferCatalog: { 'name!': 'text', 'itemListElement!': 'Offer', url: 'url' },
  Offer: { 'itemOffered!': 'Service' },
  Service: { 'name!': 'text', description: 'text', provider: 'Organization' },
  Country: { 'name!': 'text' },
  PostalAddress: {
    'streetAddress!': 'text',
    'postalCode!': 'text',
    'addressLocality!': 'text',
    'addressCountry!': 'text',
  },
  OpeningHoursSpecification: { 'dayOfWeek!': 'day', 'opens!': 'time', 'closes!': 'time' },
  BreadcrumbList: { 'itemListElement!': 'ListItem' },
  ListItem: { 'position!': 'number', 'name!': 'text', 'item!': 'url' },
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

const VALUES: Record<string, (value: unknown) => boolean> = {
  text: isText,
  url: (value) => isText(value) && /^https?:/.test(value) && URL.canParse(value),
  number: (value) => Number.isInteger(value),
  date: matches(/^\d{4}(-\d\d){0,2}$/),
  time: matches(/^([01]\d|2[0-3]):[0-5]\d$/),
  day: matches(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/),
};

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function identities(value: unknown, found = new Map<unknown, unknown>()): Map<unknown, unknown> {
  if (Array.isArray(value)) for (const item of value) identities(item, found);
  else if (isNode(value)) {
    if ('@type' in value && '@id' in value) found.set(value['@id'], value['@type']);
    for (const inner of Object.values(value)) identities(inner, found);
  }
  return found;
}

/** Returns the violations of schema.org, each with its path. */
export function faultsIn(data: unknown): string[] {
  const known = identities(data);
  const faults: string[] = [];

  function checkValue(value: unknown, expected: string, way: string): void {
    const isRight = VALUES[expected];
    if (isRight) {
      if (!isRight(value)) faults.push(`${way} is no ${expected}`);
      return;
    }
    if (isNode(value) && '@id' in value && !('@type' in value)) {
      if (!known.has(value['@id'])) faults.push(`${String(value['@id'])} is defined nowhere`);
      else if (known.get(value['@id']) !== expected) faults.push(`${way} is no ${expected}`);
      return;
    }
    if (!isNode(value) || value['@type'] !== expected) faults.push(`${way} is no ${expected}`);
    else checkNode(value, way);
  }

  function checkNode(node: Node, way: string): void {
    const shape = TYPES[String(node['@type'])];
    if (!shape) return void faults.push(`${way}/@type is unknown: ${String(node['@type'])}`);
    const properties = new Map(Object.entries(shape).map(([name, type]) => [name.replace('!', ''), type]));
    for (const name of Object.keys(shape).filter((entry) => entry.endsWith('!'))) {
      if (!(name.slice(0, -1) in node)) faults.push(`${way}/${name.slice(0, -1)} is missing`);
    }
    for (const [name, value] of Object.entries(node).filter(([key]) => !key.startsWith('@'))) {
      const expected = properties.get(name);
      if (expected === undefined) faults.push(`${way}/${name} is unknown`);
      else
        for (const item of Array.isArray(value) ? value : [value])
          checkValue(item, expected, `${way}/${name}`);
    }
  }

  if (!isNode(data) || data['@context'] !== 'https://schema.org') return ['@context is not schema.org'];
  const graph = Array.isArray(data['@graph']) ? data['@graph'] : [data];
  for (const node of graph) if (isNode(node)) checkNode(node, String(node['@type']));
  return faults;
}
