import type { CatalogueWords } from '#features/consulting/report/catalogue/catalogue.types.ts';
import type { PlanWords } from './plan-words.rules.ts';
import { raised } from './titles.rules.ts';

/** A phrase without the full stop that a person may have typed. */
const open = (text: string): string => text.trim().replace(/[.;:]$/u, '');

/**
 * "Paint-free tags. It must …": a tool and what it must be able to do. Shipped requests are written for that sentence;
 * whoever writes an own intervention may type nouns, infinitives or sentences, which a list takes.
 */
export function toolText(
  words: PlanWords,
  { tool, toolMust }: Pick<CatalogueWords, 'tool' | 'toolMust'>,
  isOfFirm: boolean,
): string | undefined {
  if (open(tool) === '') return undefined;
  const values = { tool: raised(open(tool)) };
  if (toolMust.length === 0) return `${values.tool}.`;
  return isOfFirm
    ? words.say('action.toolNeeds', { ...values, list: toolMust.map(open).join('; ') })
    : words.say('action.toolAsks', { ...values, list: words.list(toolMust) });
}

/** A key figure with how it is read: one sentence, or two where the second was typed as one. */
export function figureText({ kpi, kpiHow }: Pick<CatalogueWords, 'kpi' | 'kpiHow'>): string | undefined {
  const [figure, how] = [raised(open(kpi)), open(kpiHow)];
  if (figure === '' && how === '') return undefined;
  if (figure === '' || how === '') return `${raised(figure || how)}.`;
  return `${figure}${/^\p{Lu}/u.test(how) ? '.' : ';'} ${how}.`;
}
