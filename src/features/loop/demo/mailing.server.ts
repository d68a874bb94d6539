import { createList, createSegment, importPeople } from '#features/loop/mailing/audience.server.ts';
import { noteConsent } from '#features/loop/mailing/consent.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { ago } from './ago.server.ts';
import { demoTexts } from './demo.texts.ts';
import { FAIR_AGO, FAIR_GUESTS, WITHDRAWN, WITHDRAWN_AGO } from './mailing.values.ts';

/** A list with the consent of its people, one of whom has withdrawn it, and a segment of the leads that are open. */
export async function addMailingSample(ctx: ServiceContext): Promise<void> {
  const words = demoTexts(ctx.locale).loop.mailing;
  const fair = ago(ctx, FAIR_AGO);
  const { id } = await createList(fair, { name: words.fair });
  const csv = FAIR_GUESTS.map(([name, email]) => `${name};${email}`).join('\n');
  await importPeople(fair, id, { csv, consent: { purpose: 'offers', proof: words.proof } });
  await noteConsent(ago(ctx, WITHDRAWN_AGO), {
    email: WITHDRAWN,
    purpose: 'offers',
    isGiven: false,
    proof: words.withdrawn,
  });
  await createSegment(fair, {
    name: words.open,
    record: 'marketing_lead',
    filter: { all: [{ field: 'status', is: 'among', value: ['new', 'contacted', 'qualified'] }] },
  });
}
