import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { ArchitectureModule } from '#features/consulting/report/report.values.ts';
import { raised } from '#features/consulting/report/sections/wording/titles.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';

/** Rows named under a module; more are counted. */
export const MOST_REASONS = 5;

/** Order of the modules in the text and in the plan: the foundations of the others come first. */
export const BUILDING_ORDER: readonly ArchitectureModule[] = [
  'integration',
  'processAutomation',
  'analytics',
  'predictive',
];

/** Actions that one of the proposed modules carries, by module. */
function carried({ model, figures, moduleOf }: Writing): [ArchitectureModule, Action[]][] {
  return BUILDING_ORDER.filter((name) => model.modules.includes(name))
    .map((name): [ArchitectureModule, Action[]] => [
      name,
      figures.actions.filter((action) => moduleOf(action) === name),
    ])
    .filter(([, actions]) => actions.length > 0);
}

/** Set-up, in cents, up to which no component of an architecture can have been paid for. */
const LITTLE = 500_000;
const isLittle = (used: readonly [ArchitectureModule, Action[]][]): boolean =>
  used.flatMap(([, actions]) => actions).reduce((sum, { costHighCents }) => sum + costHighCents, 0) < LITTLE;

/** Says at the head which actions use the architecture, or that none does and its price is in no sum. */
export function headText(writing: Writing): string | undefined {
  const { model, figures, words, prose } = writing;
  if (figures.actions.length === 0) return undefined;
  const used = carried(writing);
  if (used.length === 0) return words.say('architecture.head.none');
  const modules = used.map(([module, actions]) =>
    words.say('architecture.head.module', {
      module: prose.say(`architecture.${module}.name`),
      actions: words.list(
        namesWithRest(
          words,
          actions.map(({ id }) => id),
          MOST_REASONS,
        ),
      ),
    }),
  );
  const rest = isLittle(used) ? 'little' : model.modules.length > used.length ? 'some' : 'all';
  return raised(words.say(`architecture.head.${rest}`, { modules: modules.join('; ') }));
}

/** The first few, and how many more there are. */
export function namesWithRest(words: Writing['words'], names: readonly string[], most: number): string[] {
  const more = names.length - most;
  return more > 0 ? [...names.slice(0, most), words.say('architecture.more', { count: more })] : [...names];
}

/** Relates the fixed phases to the dated plan: what needs no component waits for none of them. */
export function frameText(writing: Writing): string | undefined {
  const { figures, words, moduleOf } = writing;
  const { actions } = figures;
  if (actions.length === 0) return undefined;
  const used = carried(writing);
  if (used.length === 0 || isLittle(used)) return words.say('architecture.frameNone');
  const free = actions.filter((action) => moduleOf(action) === null).map(({ id }) => id);
  if (free.length === 0) return words.say('architecture.frame');
  return words.say('architecture.frameFree', {
    count: free.length,
    actions: words.list(namesWithRest(words, free, MOST_REASONS)),
  });
}

/** Whether there is a plan and nothing of it needs the architecture: its text then stands in the appendix. */
export const isArchitectureUnused = (writing: Writing): boolean =>
  writing.figures.actions.length > 0 && isLittle(carried(writing));
