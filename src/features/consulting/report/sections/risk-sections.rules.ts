import type { ComplianceFact } from '#features/consulting/report/compliance/compliance.rules.ts';
import { decidingUnknown, doNot, type DoNot, type ProfileChange } from '#features/consulting/report/figures/advice.rules.ts';
import type { Section, Writing } from './section.types.ts';

/** Law that applies, each with its source and the day it was looked up; marked as to be confirmed once, in front. */
export function complianceSection({ words }: Writing, facts: readonly ComplianceFact[]): Section | undefined {
  if (facts.length === 0) return undefined;
  return {
    id: 'risks.compliance',
    part: 'risks',
    title: words.say('risks.compliance'),
    text: [
      words.say('risks.counsel'),
      facts
        .map(({ text, source, validFrom, checkedOn }) =>
          words.say('risks.fact', { text, source, from: words.day(validFrom), checked: words.day(checkedOn) }),
        )
        .map((line) => `• ${line}`)
        .join('\n'),
    ].join('\n\n'),
  };
}

/** "Do not do": short, each with its reason. */
export function avoidSection(writing: Writing): Section | undefined {
  const { words, figures, snapshot, numberOf } = writing;
  const say = ({ code, rowIds, actionIds }: DoNot) =>
    words.say(`avoid.${code}`, {
      problems: words.list(rowIds.map(numberOf)),
      actions: words.list(actionIds),
    });
  const lines = doNot(snapshot, figures).map(say);
  if (lines.length === 0) return undefined;
  return {
    id: 'risks.avoid',
    part: 'risks',
    title: words.say('avoid.title'),
    text: lines.map((line) => `• ${line}`).join('\n'),
  };
}

/** Which unknown would change the decision, and the smallest change of the profile that reorders the first three. */
export function changeSection(writing: Writing, change: ProfileChange | null): Section | undefined {
  const { words, figures, snapshot, numberOf, problems } = writing;
  const unknown = decidingUnknown(figures, snapshot);
  const reading = (rowId: number) => {
    const row = problems.find(({ id }) => id === rowId);
    return row === undefined ? '' : words.readingOf(row);
  };
  const lines = [
    unknown &&
      words.say('change.unknown', {
        problem: numberOf(unknown.rowId),
        reading: reading(unknown.rowId),
        input: words.say(`input.${unknown.input}`),
      }),
    change &&
      words.say(`change.${change.kind}`, {
        problem: numberOf(change.rowId),
        reading: reading(change.rowId),
        from: change.from,
        to: change.to,
        order: words.list(change.firstThree),
      }),
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return undefined;
  return { id: 'risks.change', part: 'risks', title: words.say('change.title'), text: lines.join('\n\n') };
}
