import { isOfAnotherTrade } from '#features/consulting/profile/interventions/intervention-sheet.rules.ts';
import { isAdmission, isConfidence, mattersIn } from '#features/consulting/profile/stake/matters.rules.ts';
import { stakeOf } from '#features/consulting/profile/stake/stake.rules.ts';
import { DEFAULT_CURRENCY } from '#features/consulting/companies/company.values.ts';
import { currenciesIn } from '#features/consulting/profile/reading/quantities/currency-words.rules.ts';
import { toldIn } from '#features/consulting/profile/reading/quantities/told-figures.rules.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import type { BlockEdit } from '#features/consulting/report/draft/draft.schema.ts';
import { isOwnId } from '#features/consulting/report/draft/own-blocks.rules.ts';
import { actionBlock } from '#features/consulting/report/plan/plan-edits.rules.ts';
import { OPEN_POINTS, type GatePoint } from './gate.values.ts';
import { foldText } from '#shared/texts/text.ts';
import type { Section, Writing } from '#features/consulting/report/sections/section.types.ts';

/** A point that is open: of what, and where it is mended. */
export type OpenPoint = {
  point: GatePoint;
  count: number;
  /** "P2", "A1"; titles of texts. */
  names: string[];
  /** Block of the draft where it is mended; null where that is in the profile. */
  block: string | null;
};

/** Priorities that are solved at once: nothing of them stays open before a person has looked at it. */
const HIGH_PRIORITY = 4;
const MOST_NAMED = 8;

type Found = { name: string; block?: string };

/** Texts that were written over another computed text than today's. */
const staleTexts = (sections: readonly Section[], edits: readonly BlockEdit[]): Found[] => {
  const now = new Map(sections.map((section) => [section.id, section]));
  return edits.flatMap(({ id, own, seen, isHidden }) => {
    const section = now.get(id);
    return section === undefined || own === null || isHidden || seen === null || seen === section.text
      ? []
      : [{ name: section.title, block: id }];
  });
};

/**
 * Actions that were written for a trade that is not the company's, and those whose title or first step hangs on a noun
 * that nothing in the record names: "A5 (till)". A text that the consultant wrote in its place settles it.
 */
function foreign(
  { figures, snapshot, catalogue, foreignNouns }: Writing,
  edits: readonly BlockEdit[],
): Found[] {
  const own = sectorsOf(snapshot.company.sector);
  const byId = new Map(catalogue.map((intervention) => [intervention.id, intervention]));
  const isRewritten = new Set(edits.filter(({ own: text }) => text !== null).map(({ id }) => id));
  return figures.actions.flatMap((action) => {
    const block = actionBlock(action.interventionId);
    const intervention = byId.get(action.interventionId);
    const nouns = foreignNouns(action);
    const isForeign = nouns.length > 0 || (intervention !== undefined && isOfAnotherTrade(intervention, own));
    if (!isForeign || isRewritten.has(block)) return [];
    return [{ name: nouns.length === 0 ? action.id : `${action.id} (${nouns.join(', ')})`, block }];
  });
}

/** Letters by which two words of a language are told to be of one family. */
const STEM_LETTERS = 5;
const LONG_WORD = /[a-z]{5,}/g;
const stemsOf = (text: string): string[] =>
  (foldText(text).match(LONG_WORD) ?? []).map((word) => word.slice(0, STEM_LETTERS));

/**
 * Actions for a danger or a duty whose sheet says no word of what was told: "A1 (P4)". An answer that the matter itself
 * calls for says it in other words; a text that the consultant wrote in its place settles it.
 */
function unlike(
  { figures, problemOf, numberOf, interventionWords }: Writing,
  edits: readonly BlockEdit[],
): Found[] {
  const isRewritten = new Set(edits.filter(({ own }) => own !== null).map(({ id }) => id));
  return figures.actions.flatMap(({ id, interventionId, rowIds }) => {
    const sheet = interventionWords[interventionId];
    const block = actionBlock(interventionId);
    if (sheet === undefined || isRewritten.has(block)) return [];
    const said = new Set(stemsOf([sheet.title, sheet.problem, sheet.first, sheet.lasting].join(' ')));
    const unsaid = rowIds.flatMap((rowId) => {
      const row = problemOf(rowId);
      const stake = row && stakeOf(row)?.stake;
      if (row === undefined || (stake !== 'safety' && stake !== 'legal')) return [];
      const called = mattersIn(row.description).some(
        ({ intervention, fallback }) => intervention === interventionId || fallback === interventionId,
      );
      return called || stemsOf(row.description).some((stem) => said.has(stem)) ? [] : [numberOf(rowId)];
    });
    return unsaid.length === 0 ? [] : [{ name: `${id} (${unsaid.join(', ')})`, block }];
  });
}

/** Actions of which no problem names a department. */
const withoutDepartment = ({ figures, problemOf }: Writing): Found[] =>
  figures.actions
    .filter(({ rowIds }) => rowIds.length > 0 && rowIds.every((id) => problemOf(id)?.departmentId == null))
    .map(({ id }) => ({ name: id }));

/** Own recommendations that answer no problem, and so are no actions. */
const ownTexts = ({ figures }: Writing, edits: readonly BlockEdit[]): Found[] => {
  const planned = new Set(figures.actions.map(({ interventionId }) => interventionId));
  return edits
    .filter(({ id, own, isHidden }) => isOwnId(id) && own !== null && !isHidden && !planned.has(id))
    .map(({ id }) => ({ name: '', block: id }));
};

/** Points that a partner would not sign; empty where nothing is open. */
export function openPoints(
  writing: Writing,
  edits: readonly BlockEdit[],
  sections: readonly Section[],
): OpenPoint[] {
  const { problems, numberOf, toSettle, snapshot } = writing;
  const rows = (list: readonly { id: number }[]): Found[] => list.map(({ id }) => ({ name: numberOf(id) }));
  const found: Record<GatePoint, Found[]> = {
    unconfirmed: rows(problems.filter(({ reading }) => reading !== undefined && !reading.isConfirmed)),
    stake: rows(problems.filter((row) => stakeOf(row)?.isMarked === false)),
    settle: rows(
      toSettle.filter(({ priority, reading }) => priority >= HIGH_PRIORITY && reading?.isConfirmed !== true),
    ),
    contradiction: rows(problems.filter(({ description }) => toldIn(description).isContradictory)),
    currency: rows(
      problems.filter(({ description }) =>
        currenciesIn(description).some((each) => each !== (snapshot.company.currency ?? DEFAULT_CURRENCY)),
      ),
    ),
    admission: rows(problems.filter(({ description }) => isAdmission(description))),
    confidence: rows(problems.filter(({ description }) => isConfidence(description))),
    unlike: unlike(writing, edits),
    stale: staleTexts(sections, edits),
    foreign: foreign(writing, edits),
    department: withoutDepartment(writing),
    ownText: ownTexts(writing, edits),
    signature: snapshot.contacts?.some(({ isPrimary }) => isPrimary) ? [] : [{ name: '' }],
  };
  return Object.entries(found).flatMap(([point, list]) =>
    list.length === 0
      ? []
      : [
          {
            point: point as GatePoint,
            count: list.length,
            names: list.map(({ name }) => name).filter((name) => name !== ''),
            block: list[0]?.block ?? null,
          },
        ],
  );
}

/** Asked for before freezing, and never printed: the report would say twice what it had better not say. */
const UNSAID: readonly GatePoint[] = ['admission', 'confidence'];

/** The open points as the report says them: whoever freezes it with some says so in it. */
export function openSection({ words }: Writing, all: readonly OpenPoint[]): Section | undefined {
  const points = all.filter(({ point }) => !UNSAID.includes(point));
  if (points.length === 0) return undefined;
  const line = ({ point, count, names }: OpenPoint): string => {
    const more = names.length - MOST_NAMED;
    const shown = names.slice(0, MOST_NAMED);
    return words.say(`open.${point}`, {
      ...(point !== 'signature' && { count }),
      names: words.list(more > 0 ? [...shown, words.say('architecture.more', { count: more })] : shown),
    });
  };
  return {
    id: OPEN_POINTS,
    part: 'scope',
    title: words.say('open.title'),
    text: points.map((point) => `• ${line(point)}`).join('\n'),
  };
}
