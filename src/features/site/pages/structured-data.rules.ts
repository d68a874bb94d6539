import { HOME_SECTIONS } from './pages.values.ts';

/** schema.org types of the provider and its offers (specification section 2). */
export type Provider = Readonly<
  Record<
    | 'brand'
    | 'legalName'
    | 'taxId'
    | 'street'
    | 'postalCode'
    | 'city'
    | 'country'
    | 'phone'
    | 'email'
    | 'linkedin'
    | 'opens'
    | 'closes',
    string
  > & { foundingYear: number }
>;

type Named = { name: string; description: string };

export type HomeFacts = {
  provider: Provider;
  /** Origin without a trailing slash. */
  site: string;
  /** Absolute address in the page's language. */
  home: string;
  country: string;
  description: string;
  logo: string;
  image: string;
  catalogName: string;
  services: readonly Named[];
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const address = ({ street, postalCode, city, country }: Provider) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: city,
  addressCountry: country,
});

export function homeData(facts: HomeFacts) {
  const { provider, site, home, country, description, logo, image, catalogName, services } = facts;
  const [organization, catalog] = [`${site}/#organization`, `${home}#catalog`];
  const common = {
    name: provider.brand,
    description,
    email: provider.email,
    telephone: provider.phone,
    address: address(provider),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        ...common,
        legalName: provider.legalName,
        taxID: provider.taxId,
        url: `${site}/`,
        logo,
        foundingDate: String(provider.foundingYear),
        sameAs: [provider.linkedin],
      },
      {
        '@type': 'ProfessionalService',
        '@id': `${site}/#service`,
        ...common,
        url: home,
        image,
        parentOrganization: { '@id': organization },
        areaServed: { '@type': 'Country', name: country },
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: WEEKDAYS,
          opens: provider.opens,
          closes: provider.closes,
        },
        hasOfferCatalog: { '@id': catalog },
      },
      {
        '@type': 'OfferCatalog',
        '@id': catalog,
        name: catalogName,
        url: `${home}#${HOME_SECTIONS[2].id}`,
        itemListElement: services.map((service) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', ...service, provider: { '@id': organization } },
        })),
      },
    ],
  };
}

/** Path from the home page to the page; addresses are absolute. */
export const breadcrumbData = (steps: readonly { name: string; url: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
