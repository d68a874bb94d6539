// One long file for the rows that the rules of all declared calls need.
import type { Client } from '@libsql/client';
import { expect } from 'vitest';
import type { OwnerRule } from '#kernel/api/declaration.ts';
import { databaseOf } from '#db/drizzle.ts';
import { ApiClient, member } from '#tests/api-client.ts';
import type { SampleIds } from '#tests/declared-calls.ts';
import { ACCOUNT_ROWS, makeAccount } from './account.ts';
import { aCrmCompany, aCrmContact } from './crm.ts';
import { anInboxEntry, FLOW_ADDRESSES, FLOW_ROWS } from './crm-flow.ts';
import { anImport } from './csv.ts';
import { aLivePage } from './landing.ts';
import { aLogoForm } from './logo.ts';
import { aMarketingWorld, isMarketingKind, marketingAddress } from './marketing.ts';
import {
  aCompany,
  aContact,
  aDepartment,
  aProblem,
  aProduct,
  aStrength,
  someReportTexts,
} from './profile.ts';
import { anIntervention } from './own-intervention.ts';
import { aProposal, aQuestionnaire } from './proposal.ts';
import { aReadyCompany, aReport } from './report.ts';
import { aDevice, aWebhook } from './webhook.ts';
import { anInvitation, aSharedWorkspace, aTeam } from './workspace.ts';

/** A server, and the account whose rows are made. */
export type Place = {
  url: string;
  owner: ApiClient;
  ownerId: number;
  /** Name of the owner's account. */
  username: string;
  /** The shared workspace in which the owner works, if it is one. */
  team?: number;
  admin: ApiClient;
  /** Direct access beside the server: an account has no call that creates visitors' rows. */
  database: Client;
};

let made = 0;
const unique = (): number => (made += 1);

/** A company of the consulting portal with its contact, which every body can name. */
type Base = { place: Place; company: number; contact: number };

async function aBase(place: Place, rule?: OwnerRule): Promise<Base> {
  // A report is written of a company with a row in each list.
  const isReported = rule === 'company' || rule === 'none';
  const company = isReported
    ? await aReadyCompany(place.owner)
    : await place.owner.make('/api/companies', aCompany());
  return { place, company, contact: await place.owner.make('/api/contacts', aContact(company)) };
}

/** Bases of calls that leave them as they are: a base is six calls, and most rules name it in bodies alone. */
const bases = new WeakMap<ApiClient, Promise<Base>>();

function sharedBase(place: Place): Promise<Base> {
  const base = bases.get(place.owner) ?? aBase(place, 'none');
  bases.set(place.owner, base);
  return base;
}

/** Makes a row of each kind. */
const ROWS = {
  company: async ({ company }: Base) => company,
  contact: async ({ contact }: Base) => contact,
  product: ({ place, company }: Base) => place.owner.make('/api/products', aProduct(company)),
  department: ({ place, company }: Base) => place.owner.make('/api/departments', aDepartment(company)),
  problem: ({ place, company }: Base) => place.owner.make('/api/problems', aProblem(company)),
  strength: ({ place, company }: Base) => place.owner.make('/api/strengths', aStrength(company)),
  report: ({ place }: Base) => aReport(place.owner),
  crmContact: ({ place }: Base) => place.owner.make('/api/crm/contacts', aCrmContact()),
  crmCompany: ({ place }: Base) => place.owner.make('/api/crm/companies', aCrmCompany()),
  opportunity: ({ place }: Base) => FLOW_ROWS.opportunity(place.owner),
  communication: ({ place }: Base) => FLOW_ROWS.communication(place.owner),
  task: ({ place }: Base) => FLOW_ROWS.task(place.owner),
  template: ({ place }: Base) => FLOW_ROWS.template(place.owner),
  ownIntervention: ({ place }: Base) => place.owner.make('/api/interventions', anIntervention()),
  view: ({ place }: Base) => FLOW_ROWS.view(place.owner),
  field: ({ place }: Base) =>
    place.owner.make('/api/crm/fields', { kind: 'contact', label: `Field ${unique()}`, type: 'text' }),
  rule: ({ place }: Base) => FLOW_ROWS.rule(place.owner),
  pipeline: ({ place }: Base) => FLOW_ROWS.pipeline(place.owner),
  // Inserted directly, since visitors have no account.
  inboxEntry: ({ place }: Base) => {
    const name = `u${unique()}`;
    return anInboxEntry(databaseOf(place.database), {
      message: { email: `${name}@${name}.example`, company: name },
      entry:
        place.team === undefined
          ? { userId: place.ownerId, kind: 'landing_page' }
          : { workspaceId: place.team },
    });
  },
};
type Kind = keyof typeof ROWS;

/** Ids that a body names beside the row: a merge needs two rows of the lead manager. */
const BESIDE: Partial<Record<OwnerRule, (place: Place, id: number) => Promise<SampleIds>>> = {
  crmContact: async (place, id) => ({
    companyId: await place.owner.make('/api/crm/companies', aCrmCompany()),
    ids: [id],
    keepId: id,
    dropId: await place.owner.make('/api/crm/contacts', aCrmContact()),
    firstId: id,
    secondId: await place.owner.make('/api/crm/contacts', aCrmContact()),
  }),
  crmCompany: async (place, id) => ({
    ids: [id],
    keepId: id,
    dropId: await place.owner.make('/api/crm/companies', aCrmCompany()),
  }),
  opportunity: async (place, opportunityId) => ({
    opportunityId,
    contactId: await place.owner.make('/api/crm/contacts', aCrmContact()),
  }),
  problem: async (_place, problemId) => ({ problemId }),
  // A cause names problems of its company.
  company: async ({ owner }, id) => ({ problemIds: [await owner.make('/api/problems', aProblem(id))] }),
};

/** A company with a cause, of one problem. */
async function aCauseOfProblems({ owner }: Place): Promise<Named> {
  const id = await owner.make('/api/companies', aCompany());
  const problemIds = [await owner.make('/api/problems', aProblem(id))];
  const causeId = await owner.make(`/api/companies/${id}/causes`, { text: 'Nadie lo comprueba', problemIds });
  return { id, bodyIds: { causeId, problemIds } };
}

/** Makes one row of each kind for an account, so that none of its lists is empty. */
export async function aRowOfEachKind(place: Place): Promise<void> {
  const base = await aBase(place);
  for (const make of Object.values(ROWS)) await make(base);
}

/** Creates a finished import; only on demand, because it takes a moment. */
async function anEndedImport(place: Place): Promise<number> {
  const form = anImport('Nombre\nAna\n');
  const answer = await place.owner.call('POST', '/api/crm/imports', form);
  const id = member(answer.body, 'id', 'number');
  await expect
    .poll(async () => (await place.owner.call('GET', `/api/crm/imports/${id}`)).body)
    .toMatchObject({ status: 'done' });
  return id;
}

/** Starts an import that takes longer than the call after it. */
export async function aRunningImport(place: Place): Promise<number> {
  const lines = Array.from({ length: 20_000 }, (_, n) => `Ana;a${n}@running.example`);
  const form = anImport(['Nombre;Correo', ...lines].join('\n'));
  return member((await place.owner.call('POST', '/api/crm/imports', form)).body, 'id', 'number');
}

/** Starts a job that changes one contact, and may still be running. */
async function aJob(place: Place): Promise<number> {
  const id = await place.owner.make('/api/crm/contacts', aCrmContact());
  const body = { ids: [id], addTags: ['feria'] };
  const { body: job } = await place.owner.call('POST', '/api/crm/contacts/bulk', body);
  const jobId = member(job, 'id', 'number');
  // Only three may wait at once, and every caller creates one.
  await expect
    .poll(async () => (await place.owner.call('GET', `/api/jobs/${jobId}`)).body)
    .toMatchObject({ status: 'done' });
  return jobId;
}

/** Makes a contact, and returns what the answer's header names as the cause. */
async function aCause(place: Place): Promise<number> {
  const { headers } = await place.owner.call('POST', '/api/crm/contacts', aCrmContact());
  return Number(headers.get('x-cause-id'));
}

async function aMerge(place: Place): Promise<number> {
  const keepId = await place.owner.make('/api/crm/contacts', aCrmContact());
  const dropId = await place.owner.make('/api/crm/contacts', aCrmContact());
  const { body } = await place.owner.call('POST', '/api/crm/contacts/merge', { keepId, dropId });
  return member(body, 'mergeId', 'number');
}

const ADDRESSES: Record<Kind, string> = {
  company: '/api/companies',
  contact: '/api/contacts',
  product: '/api/products',
  department: '/api/departments',
  problem: '/api/problems',
  strength: '/api/strengths',
  report: '/api/reports',
  crmContact: '/api/crm/contacts',
  crmCompany: '/api/crm/companies',
  ownIntervention: '/api/interventions',
  ...FLOW_ADDRESSES,
};

const isAccountRow = (rule: string): rule is keyof typeof ACCOUNT_ROWS => rule in ACCOUNT_ROWS;

/** `id` is the parameter of the path, a number or a slug. */
export type Named = { id: number | string; bodyIds: SampleIds };

/** Creates a page of a separate account: while a page is taken down, its owner can publish none. */
async function aPageOfItsOwn(place: Place): Promise<string> {
  const username = `page${unique()}`;
  await makeAccount(place.admin, 'user', username);
  return (await aLivePage(await new ApiClient(place.url).login(username))).slug;
}

export const READING_DAY = '2026-02-02';
const SLOW_INVOICES = 'Las facturas de proveedores se teclean a mano.';

/** Record that a call needs, by its rule. */
const NAMED_BY = {
  draft: async (place: Place): Promise<Named> => {
    const id = await aReadyCompany(place.owner);
    const { body } = await place.owner.call('GET', `/api/companies/${id}/draft`);
    return { id, bodyIds: { updatedAt: member(body, 'updatedAt', 'string') } };
  },
  'reported company': async (place: Place): Promise<Named> => {
    const id = await aReadyCompany(place.owner);
    await place.owner.make('/api/reports', someReportTexts(id));
    return { id, bodyIds: {} };
  },
  actionReport: async (place: Place): Promise<Named> => {
    const id = await aReadyCompany(place.owner);
    await place.owner.make('/api/problems', aProblem(id, { description: SLOW_INVOICES }));
    const { body } = await place.owner.call('GET', `/api/companies/${id}/draft`);
    const sent = { updatedAt: member(body, 'updatedAt', 'string') };
    const reportId = await place.owner.make(`/api/companies/${id}/draft/freeze`, sent);
    const ofAction = { actionId: 'A1', day: READING_DAY };
    await place.owner.call('PUT', `/api/reports/${reportId}/actions/readings`, { ...ofAction, value: 1 });
    return { id: reportId, bodyIds: { reportId, actionIds: ['A1'], ...ofAction } };
  },
  opportunityContact: async ({ owner }: Place): Promise<Named> => {
    const opportunityId = await owner.make('/api/crm/opportunities', { title: 'Pedidos' });
    const contactId = await owner.make('/api/crm/contacts', aCrmContact());
    const body = { contactId, part: 'decides' };
    return { id: await owner.make(`/api/crm/opportunities/${opportunityId}/contacts`, body), bodyIds: {} };
  },
  'proposed company': async (place: Place): Promise<Named> => {
    const { companyId, proposalId } = await aProposal(place.owner);
    return { id: companyId, bodyIds: { ids: [proposalId] } };
  },
  arrow: async (place: Place): Promise<Named> => {
    const opportunityId = await place.owner.make('/api/crm/opportunities', { title: 'Pedidos' });
    const { body } = await place.owner.call('POST', '/api/loop/company-from-opportunity', { opportunityId });
    return { id: member(body, 'undoId', 'number'), bodyIds: {} };
  },
  profileCause: aCauseOfProblems,
  'deleted profileCause': async (place: Place): Promise<Named> => {
    const named = await aCauseOfProblems(place);
    await place.owner.call('DELETE', `/api/companies/${named.id}/causes/${Number(named.bodyIds['causeId'])}`);
    return named;
  },
  proposal: async (place: Place): Promise<Named> => ({
    id: (await aProposal(place.owner)).proposalId,
    bodyIds: {},
  }),
  questionnaire: async (place: Place): Promise<Named> => ({
    id: (await aQuestionnaire(place.owner)).questionnaireId,
    bodyIds: { days: 14 },
  }),
  // Of the files of the catalogue.
  intervention: async (): Promise<Named> => ({ id: 'supplier-invoice-capture', bodyIds: {} }),
  outboxMail: async (place: Place): Promise<Named> => {
    const cause = crypto.randomUUID();
    const { lastInsertRowid } = await place.database.execute(
      `INSERT INTO outbox (kind, dedupeKey, recipient, subject, text, html, messageId, status, nextAttemptAt, createdAt)
       VALUES ('notice', '${cause}', 'a@test.example', 's', 't', 'h', '${cause}@test', 'failed', '', '${new Date().toISOString()}')`,
    );
    return { id: Number(lastInsertRowid), bodyIds: {} };
  },
  webhook: async ({ owner }: Place): Promise<Named> => ({
    id: await owner.make('/api/webhooks', aWebhook()),
    bodyIds: {},
  }),
  pushDevice: async ({ owner }: Place): Promise<Named> => ({
    id: await owner.make('/api/notifications/devices', aDevice()),
    bodyIds: {},
  }),
  webhookDelivery: async ({ owner }: Place): Promise<Named> => {
    const id = await owner.make('/api/webhooks', aWebhook());
    return { id, bodyIds: { deliveryId: await owner.make(`/api/webhooks/${id}/test`, {}) } };
  },
  logo: async (place: Place): Promise<Named> => {
    const id = await aReadyCompany(place.owner);
    const { status } = await place.owner.call('POST', `/api/companies/${id}/logo`, aLogoForm());
    expect(status).toBe(201);
    return { id, bodyIds: {} };
  },
};
/** Shared workspaces of the owner, by rule; others are made with accounts of their own. */
const OF_WORKSPACE = {
  workspace: async ({ owner }: Place): Promise<Named> => ({ id: await aSharedWorkspace(owner), bodyIds: {} }),
  member: async ({ url, owner, admin }: Place): Promise<Named> => {
    const username = `colleague${unique()}`;
    const userId = await makeAccount(admin, 'user', username);
    const colleague = await new ApiClient(url).login(username);
    return { id: await aTeam(owner, colleague, 'owner'), bodyIds: { userId } };
  },
  workspaceInvitation: async ({ owner }: Place): Promise<Named> => {
    const id = await aSharedWorkspace(owner);
    const { invitationId } = await anInvitation(owner, id, `guest${unique()}@test.example`);
    return { id, bodyIds: { invitationId } };
  },
  joining: async ({ url, owner, admin }: Place): Promise<Named> => {
    const username = `host${unique()}`;
    await makeAccount(admin, 'user', username);
    const host = await new ApiClient(url).login(username);
    const { body } = await owner.call('GET', '/api/user');
    const invited = await anInvitation(host, await aSharedWorkspace(host), member(body, 'email', 'string'));
    return { id: invited.token, bodyIds: {} };
  },
};
const isOfWorkspace = (rule: string): rule is keyof typeof OF_WORKSPACE => rule in OF_WORKSPACE;

const isNamedBy = (rule: string): rule is keyof typeof NAMED_BY => rule in NAMED_BY;

/** Returns the ids in the call's path and body; if the rule says so, the owner has deleted the row before. */
export async function idsFor(place: Place, rule: OwnerRule): Promise<Named> {
  const kind = rule.replace('deleted ', '');
  const isDeleted = kind !== rule;
  if (isMarketingKind(kind)) {
    const world = await aMarketingWorld(place.owner, kind);
    if (isDeleted) await place.owner.call('DELETE', `${marketingAddress(kind)}/${world.id}`);
    return world;
  }
  if (rule === 'landingPage') return { id: await aPageOfItsOwn(place), bodyIds: {} };
  if (rule === 'self') return { id: 0, bodyIds: {} };
  if (rule === 'job') return { id: await aJob(place), bodyIds: {} };
  if (isOfWorkspace(rule)) return OF_WORKSPACE[rule](place);
  if (isNamedBy(rule)) return NAMED_BY[rule](place);
  if (rule === 'cause') return { id: await aCause(place), bodyIds: {} };
  if (rule === 'merge') return { id: await aMerge(place), bodyIds: {} };
  if (rule === 'crmImport') return { id: await anEndedImport(place), bodyIds: {} };
  const base = await (kind === 'company' || kind === 'contact' ? aBase(place, rule) : sharedBase(place));
  // The first list that an order can name is contacts.
  const bodyIds: SampleIds = { companyId: base.company, rowId: base.contact };
  if (rule === 'none') return { id: 0, bodyIds };
  if (isAccountRow(rule)) {
    const signInAgain = () => new ApiClient(place.url).login(place.username);
    return { id: await ACCOUNT_ROWS[rule]({ owner: place.owner, admin: place.admin, signInAgain }), bodyIds };
  }
  const row = kind as Kind;
  const id = await ROWS[row](base);
  Object.assign(bodyIds, { ids: [id] }, await BESIDE[rule]?.(place, id));
  if (isDeleted) await place.owner.call('DELETE', `${ADDRESSES[row]}/${id}`);
  return { id, bodyIds };
}
