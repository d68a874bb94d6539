import { namesOf, without, type FieldList } from '#shared/field-list.ts';

/** The field list of a company; its source and its tags stand beside it. */
export const COMPANY_FIELDS = {
  name: {
    kind: 'line',
    required: 'leads:companies.nameRequired',
    headings: `name, company, company name, organization, organisation, account name, nombre, empresa,
      nombre de la empresa, nombre de empresa, organizacion, nombre de cuenta, nombre de la cuenta,
      razon social, denominacion`,
  },
  domain: {
    kind: 'host',
    invalid: 'leads:companies.domainInvalid',
    headings: `domain, company domain name, domain name, website, website url, web, web site, url, site, dominio,
      nombre de dominio de la empresa, nombre de dominio, pagina web, sitio web, url del sitio web`,
  },
  taxId: {
    kind: 'line',
    headings: 'tax id, vat, vat number, vat id, tax number, nif, cif, nif/cif, cif/nif, nif-iva, dni',
  },
  sector: { kind: 'line', headings: 'sector, industry, industria, actividad, ramo' },
  size: {
    kind: 'line',
    isSearched: false,
    headings: `size, employees, number of employees, employee count, no of employees, tamano, empleados,
      numero de empleados, cantidad de empleados, no de empleados, plantilla`,
  },
  phone: { kind: 'phone' },
  address: {
    kind: 'line',
    headings: `address, street address, street, billing street, full address, direccion, direccion postal,
      domicilio, calle de facturacion, calle, domicilio de facturacion`,
    moreHeadings: `street address 2, address line 2, city, billing city, postal code, zip, zip code, billing code,
      billing zip, state, state/region, billing state, province, country, country/region,
      billing country, ciudad, localidad, poblacion, codigo postal, provincia, estado/region, pais,
      pais/region, ciudad de facturacion, codigo de facturacion, codigo postal de facturacion,
      provincia de facturacion, estado de facturacion, pais de facturacion`,
  },
  notes: { kind: 'paragraph' },
} as const satisfies FieldList;
export const COMPANY_NAMES = namesOf(COMPANY_FIELDS);

/** Fields that a merge chooses between. */
export const MERGED_COMPANY_FIELDS = [...without(COMPANY_NAMES, 'notes'), 'source', 'notes'] as const;
