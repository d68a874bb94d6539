import { ApiClient, idsOf, member } from '#tests/api-client.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { aPayload } from '#tests/builders/enquiry.ts';
import { aLivePage } from '#tests/builders/landing.ts';
import { aCampaign, aLead, aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { aQuestionnaire } from '#tests/builders/proposal.ts';
import { aReadyCompany, aTrackedReport } from '#tests/builders/report.ts';
import { tripsInSequence } from '#tests/servers/hrana/server.ts';
import { openInstances } from './instances.ts';

/** Long enough that a busy machine does not make one round trip of two that run beside each other, or two of one. */
const LATENCY_MS = 40;

export type Trips = Awaited<ReturnType<typeof openTrips>>;

/** A server on a distant database, and somebody who has one record of everything. */
export async function openTrips() {
  const instances = await openInstances();
  const { url } = await instances.start({ RATE_LIMIT: 'on' });
  const ana = await new ApiClient(url).login('root');
  const ids: Record<string, number | string> = {};
  const { companyId: company, reportId: report } = await aTrackedReport(ana);
  const followUp = await ana.make(`/api/companies/${company}/follow-up`, {});
  await ana.make(`/api/companies/${followUp}/follow-up`, {});
  const shared = await ana.call('POST', `/api/reports/${report}/share`, { days: 7 });
  Object.assign(ids, { company, report, shared: new URL(member(shared.body, 'url', 'string')).pathname });
  ids['ready'] = await aReadyCompany(ana);
  const questionnaire = await aQuestionnaire(ana);
  Object.assign(ids, { questionnaire: questionnaire.questionnaireId, answers: questionnaire.path });
  ids['crmCompany'] = await ana.make('/api/crm/companies', aCrmCompany());
  ids['contact'] = await ana.make('/api/crm/contacts', aCrmContact({ companyId: ids['crmCompany'] }));
  const deal = { title: 'Pedidos', contactId: ids['contact'] };
  ids['opportunity'] = await ana.make('/api/crm/opportunities', deal);
  ids['neighbour'] = await ana.make('/api/crm/opportunities', { title: 'Otro' });
  ids['task'] = await ana.make('/api/crm/tasks', { title: 'Llamar', contactId: ids['contact'] });
  const seller = await ana.make('/api/marketing/companies', aMarketingCompany());
  const product = await ana.make('/api/marketing/products', aMarketingProduct(seller));
  const campaign = await ana.make('/api/marketing/campaigns', aCampaign(seller, product));
  const lead = await ana.make('/api/marketing/leads', aLead(seller));
  const { page, slug } = await aLivePage(ana);
  Object.assign(ids, { seller, product, campaign, lead, page, slug: `/l/${slug}` });
  await ana.call('POST', '/api/contact/send-email', aPayload());
  ids['entry'] = idsOf((await ana.call('GET', '/api/crm/inbox')).body)[0] ?? 0;
  const { database } = instances;
  database.options.latencyMs = LATENCY_MS;

  return {
    url,
    ana,
    ids,
    named: (path: string): string => path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name])),
    /** The fewest of three tries: jobs of the server ask the database too, whenever they are due. */
    async inSequence(act: () => Promise<unknown>, prepare = async () => {}): Promise<number> {
      let fewest = Infinity;
      for (let tried = 0; tried < 3; tried += 1) {
        database.options.latencyMs = 0;
        await prepare();
        database.options.latencyMs = LATENCY_MS;
        database.trips.length = 0;
        await act();
        const ended = database.trips.filter(({ end }) => Number.isFinite(end));
        fewest = Math.min(fewest, tripsInSequence(ended));
      }
      return fewest;
    },
    /** Milliseconds of the quickest of three tries at 200 ms to the database. */
    async quickest(act: () => Promise<unknown>): Promise<number> {
      database.options.latencyMs = 200;
      const took: number[] = [];
      for (let tried = 0; tried < 3; tried += 1) {
        const start = performance.now();
        await act();
        took.push(performance.now() - start);
      }
      database.options.latencyMs = LATENCY_MS;
      return Math.min(...took);
    },
    close: () => instances.close(),
  };
}
