import type { ServiceContext } from '#kernel/context.ts';
import { readyRule, readyRules } from './ready-rules.texts.ts';
import type { ReadyRule, Rule } from './rule.schema.ts';
import { createRule } from './rule.server.ts';
import type { ReadyKey } from './rule.values.ts';

/** Returns the rules that can be added as they are, in the caller's language. */
export const listReady = ({ locale }: ServiceContext): { items: ReadyRule[] } => ({
  items: readyRules(locale),
});

/** Adds a ready rule, switched off. Errors: as `createRule`. */
export const addReady = (ctx: ServiceContext, { key }: { key: ReadyKey }): Promise<Rule> =>
  createRule(ctx, { ...readyRule(ctx.locale, key), isOn: false, if: null });
