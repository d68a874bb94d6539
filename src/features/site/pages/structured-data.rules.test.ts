import { describe, expect, test } from 'vitest';
import provider from '#i18n/provider.json' with { type: 'json' };
import { breadcrumbData, homeData } from './structured-data.rules.ts';
import { faultsIn } from '#tests/pages/schema-org.ts';

const home = homeData({
  provider,
  site: 'https://example.com',
  home: 'https://example.com/es',
  country: 'España',
  description: 'Consultoría de IA',
  logo: 'https://example.com/icons/icon-512.png',
  image: 'https://example.com/social/home.es.png',
  catalogName: 'Servicios',
  services: [{ name: 'Consultoría', description: 'Un informe' }],
});

describe('structured data', () => {
  test('of the home page uses only the vocabulary', () => {
    expect(faultsIn(home)).toEqual([]);
    expect(home['@graph'].map((thing) => thing['@type'])).toEqual([
      'Organization',
      'ProfessionalService',
      'OfferCatalog',
    ]);
  });

  test('includes the opening hours', () => {
    expect(JSON.stringify(home)).toContain(
      '"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"],"opens":"09:00","closes":"18:00"',
    );
  });

  test('of an inner page has the path from the home page', () => {
    const trail = breadcrumbData([
      { name: 'Inicio', url: 'https://example.com/es' },
      { name: 'ConsultIA', url: 'https://example.com/es/consultia' },
    ]);
    expect(faultsIn(trail)).toEqual([]);
    expect(trail.itemListElement.map(({ position }) => position)).toEqual([1, 2]);
  });
});

describe('the check reports a fault', () => {
  test.each([
    [{ '@type': 'Organisation' }, '@type'],
    [{ '@type': 'Organization', name: 'A', url: 'https://a.example', slogan_: 'x' }, 'slogan_'],
    [{ '@type': 'Organization', name: 'A' }, 'url'],
    [{ '@type': 'Organization', name: '', url: 'https://a.example' }, 'name'],
    [{ '@type': 'Organization', name: 'A', url: '/here' }, 'url'],
    [
      {
        '@type': 'Organization',
        name: 'A',
        url: 'https://a.example',
        address: { '@type': 'Country', name: 'x' },
      },
      'address',
    ],
  ])('in %j', (data, place) => {
    expect(faultsIn({ '@context': 'https://schema.org', ...data }).join()).toContain(place);
  });

  test('for a reference without a target', () => {
    const data = { '@context': 'https://schema.org', '@type': 'Offer', itemOffered: { '@id': '#nothing' } };
    expect(faultsIn(data)).toEqual(['#nothing is defined nowhere']);
  });
});
