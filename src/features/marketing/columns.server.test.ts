import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  marketingCampaigns,
  marketingCampaignTexts,
  marketingCompanies,
  marketingLeads,
  marketingProducts,
  marketingProspects,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aFullRow, lostColumns, type Reasons } from '#tests/builders/every-column.ts';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { storeEarlierText } from './campaigns/campaign-kept.server.ts';
import { updateCompanySchema } from './companies/company.schema.ts';
import { createCompany, updateCompany } from './companies/company.server.ts';
import { createLeadSchema, updateLeadSchema } from './leads/lead.schema.ts';
import { createLead, getLead, updateLead } from './leads/lead.server.ts';
import { requireRow } from './marketing-rows.server.ts';
import { createProductSchema, updateProductSchema } from './products/product.schema.ts';
import { createProduct, getProduct, updateProduct } from './products/product.server.ts';
import { PROSPECT_FIELDS } from './prospects/prospect-csv.rules.ts';
import { importProspects } from './prospects/prospect.server.ts';
import { readCase } from './sample/case.rules.ts';
import { importCaseSchema } from './sample/case.schema.ts';
import { importCase } from './sample/case.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterEach(() => database.close());

/** A new record has these of its own, whatever it was made from. */
const OWN: Reasons = {
  id: 'its own',
  createdAt: 'when it was made',
  updatedAt: 'when it was changed',
};
const OF_COMPANY: Reasons = { ...OWN, marketingCompanyId: 'the company that it is made for' };

/** Of a record that was read, what a call takes. */
const given = (record: object, shape: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name in shape && name !== 'updatedAt'));

async function fullCompany() {
  const brand = { tone: 'professional', brandColors: ['#1d3b6f'] } as const;
  const ids = { workspaceId: owner.workspace.id, userId: owner.user.id };
  const row = aFullRow(marketingCompanies, { ...ids, ...brand, brandColors: ['#1d3b6f'] });
  const [company] = await database.db.insert(marketingCompanies).values(row).returning();
  if (!company) throw new Error('no company was made');
  return company;
}

async function fullProduct() {
  const { id: marketingCompanyId } = await fullCompany();
  const row = aFullRow(marketingProducts, { marketingCompanyId });
  const [product] = await database.db.insert(marketingProducts).values(row).returning();
  if (!product) throw new Error('no product was made');
  return product;
}

test('every column of a company and of a product comes with a pasted case', async () => {
  const [company, product] = [await fullCompany(), await fullProduct()];
  const other = await aUserContext(database.db);
  const read = readCase(JSON.stringify({ company, products: [product] }));
  const made = await importCase(other, importCaseSchema.parse(read));
  const ofOther = { ...OWN, workspaceId: 'the one that it is made in', userId: 'who made it' };
  expect(lostColumns(marketingCompanies, made.company, company, ofOther)).toEqual([]);
  expect(lostColumns(marketingProducts, made.products[0], product, OF_COMPANY)).toEqual([]);
});

test('every column of a company and of a product is taken by PATCH', async () => {
  const [company, product] = [await fullCompany(), await fullProduct()];
  const { id: companyId } = await createCompany(owner, aMarketingCompany());
  const changes = updateCompanySchema.parse(given(company, updateCompanySchema.shape));
  const changed = await updateCompany(owner, companyId, changes);
  const own = { ...OWN, workspaceId: 'who may see it', userId: 'who made it' };
  expect(lostColumns(marketingCompanies, changed, company, own)).toEqual([]);
  const { id } = await createProduct(owner, createProductSchema.parse(aMarketingProduct(companyId)));
  await updateProduct(owner, id, updateProductSchema.parse(given(product, updateProductSchema.shape)));
  expect(lostColumns(marketingProducts, await getProduct(owner, id), product, OF_COMPANY)).toEqual([]);
});

/** Columns that come with an answer to a landing page and that no form contains. */
const ANSWERED: Reasons = Object.fromEntries(
  [
    'utmSource',
    'utmMedium',
    'utmCampaign',
    'utmTerm',
    'utmContent',
    'consentText',
    'consentAt',
    'contactId',
    'revenueCents',
    'campaignId',
    'searchText',
    'answers',
  ].map((name) => [name, 'written by the portal']),
);

test('every column of a lead that somebody may type is taken by POST and by PATCH', async () => {
  const { id: marketingCompanyId } = await fullCompany();
  const row = aFullRow(marketingLeads, { marketingCompanyId });
  const posted = await createLead(owner, createLeadSchema.parse(given(row, createLeadSchema.shape)));
  expect(lostColumns(marketingLeads, posted, row, { ...OWN, ...ANSWERED })).toEqual([]);
  const bare = { marketingCompanyId, companyName: 'Bare', source: 'other' };
  const { id } = await createLead(owner, createLeadSchema.parse(bare));
  await updateLead(owner, id, updateLeadSchema.parse(given(row, updateLeadSchema.shape)));
  const settled = { ...OWN, ...ANSWERED, language: 'the language of the form that it came by' };
  expect(lostColumns(marketingLeads, await getLead(owner, id), row, settled)).toEqual([]);
});

test('every column of a list of prospects can stand in its file', async () => {
  const { id: marketingCompanyId } = await fullCompany();
  const row = aFullRow(marketingProspects, { marketingCompanyId, listName: 'Fair' });
  const cells = given(row, Object.fromEntries(PROSPECT_FIELDS.map((name) => [name, true])));
  const headings = {
    companyName: 'company',
    contactName: 'contact',
    email: 'email',
    phone: 'phone',
    position: 'position',
    sector: 'sector',
    notes: 'notes',
  };
  const names = Object.entries(headings);
  const line = names.map(([field]) => cells[field]).join(';');
  const csv = `${names.map(([, heading]) => heading).join(';')}\n${line}\n`;
  await importProspects(owner, { marketingCompanyId, listName: 'Fair', csv });
  const [stored] = await database.db.select().from(marketingProspects);
  const { updatedAt: _, ...own } = OWN;
  expect(lostColumns(marketingProspects, stored, row, { ...own, searchText: 'searches' })).toEqual([]);
});

test('every column of the text of a campaign is kept when it is written again', async () => {
  const { id: productId, marketingCompanyId } = await fullProduct();
  const row = aFullRow(marketingCampaigns, { marketingCompanyId, productId });
  const [campaign] = await database.db.insert(marketingCampaigns).values(row).returning();
  await storeEarlierText(owner, await requireRow(owner, 'campaign', campaign?.id ?? 0));
  const [text] = await database.db
    .select()
    .from(marketingCampaignTexts)
    .where(eq(marketingCampaignTexts.campaignId, campaign?.id ?? 0));
  const stays: Reasons = {
    ...OF_COMPANY,
    type: 'a campaign keeps it',
    status: 'a campaign keeps it',
    productId: 'a campaign keeps it',
    metrics: 'of the campaign, whatever it says',
    costCents: 'of the campaign, whatever it says',
  };
  expect(lostColumns(marketingCampaigns, text, row, stays)).toEqual([]);
});
