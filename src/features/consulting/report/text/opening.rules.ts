import type { PlainText } from '#features/consulting/report/export/plain-text.rules.ts';
import { groupBy, type ReportWriting } from './writing.rules.ts';

/** "5 problems (2 of high priority and 3 of low priority)"; a single level is named directly. */
function problemCount({ words, model }: ReportWriting): string | undefined {
  const levels = groupBy(
    model.recommendations.filter(({ kind }) => kind === 'problem'),
    ({ level }) => level,
  );
  const [first] = levels;
  if (first === undefined) return undefined;
  const [level, rows] = first;
  if (levels.length === 1) return words.say(`recommendations.count.only.${level}`, { count: rows.length });
  const parts = levels.map(([name, some]) =>
    words.say(`recommendations.count.some.${name}`, { count: some.length }),
  );
  const count = levels.reduce((sum, [, some]) => sum + some.length, 0);
  return words.say('recommendations.problems', {
    problems: words.say('count.problems', { count }),
    levels: words.list(parts),
  });
}

/** Writes what the profile has in one sentence, and says so if nothing is urgent. */
export function writeOpening(document: PlainText, writing: ReportWriting) {
  const { words, model, problems } = writing;
  const counted = (['department', 'strength'] as const).map((kind) => {
    const count = model.recommendations.filter((item) => item.kind === kind).length;
    return count === 0 ? undefined : words.say(`recommendations.count.${kind}`, { count });
  });
  const parts = [problemCount(writing), ...counted].filter((part) => part !== undefined);
  const urgent = model.recommendations.some(({ kind, level }) => kind === 'problem' && level === 'high');
  document.paragraph(
    words.say('recommendations.opening'),
    parts.length > 0 ? words.say('recommendations.total', { parts: words.list(parts) }) : undefined,
    urgent ? undefined : words.say('recommendations.nothingUrgent', { count: problems.length }),
  );
}
