import { addLeadSample } from '#features/leads/sample/lead-sample.server.ts';
import { addMarketingSample } from '#features/marketing/sample/sample.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { addConsultingSample } from './consulting.server.ts';

/** Fills the account of `ctx.user` with sample data of an area, in the language of `ctx.locale`. */
type DemoSample = (ctx: ServiceContext) => Promise<void>;

/** product.md D6. One sample per area, in the order of the areas. */
export const DEMO_SAMPLES: readonly DemoSample[] = [addConsultingSample, addLeadSample, addMarketingSample];
