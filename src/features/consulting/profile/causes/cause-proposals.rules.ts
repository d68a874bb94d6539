import { byImpact } from '#features/consulting/report/document/summary.rules.ts';
import { byPriority } from '#features/consulting/report/text/problem-numbers.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { Process } from '#features/consulting/profile/reading/reading.values.ts';
import { subjectsOf, type Subject } from './subjects.rules.ts';

type Profile = Pick<ReportSnapshot, 'company' | 'departments' | 'problems' | 'strengths' | 'causes'>;

/** Something that several problems share. */
export type SharedEvidence =
  | ({ kind: 'subject'; key: string } & Subject)
  | { kind: 'process'; process: Process }
  | { kind: 'department'; departmentId: number };

export type CauseProposal = {
  problemIds: number[];
  evidence: SharedEvidence[];
  /** A strength, or a program of the company, that speaks of the same. */
  strengthId: number | null;
  tool: string | null;
};

const MOST_PROPOSALS = 4;
const LEAST_PROBLEMS = 2;
/** Problems that share a word of the firm's own trade before that is worth a thought: all of them speak of it. */
const LEAST_OF_TRADE = 3;
const OBJECT = 30;
const WEIGHT = { subject: 20, process: 15, department: 5 } as const;

const weightOf = (evidence: SharedEvidence): number =>
  evidence.kind === 'subject' && 'object' in evidence ? OBJECT : WEIGHT[evidence.kind];

/** All that problems say of themselves, by a key that problems of the same share. */
function sharedBy({
  company,
  problems,
  departments,
}: Profile): Map<string, { evidence: SharedEvidence; ids: number[] }> {
  const found = new Map<string, { evidence: SharedEvidence; ids: number[] }>();
  const named = new Map<string, number>();
  const ofTrade = subjectsOf(company.sector);
  const note = (key: string, evidence: SharedEvidence, id: number): void => {
    const known = found.get(key);
    if (known) known.ids.push(id);
    else found.set(key, { evidence, ids: [id] });
  };
  for (const { id, description, reading, departmentId } of byPriority(problems)) {
    for (const [key, subject] of subjectsOf(description)) {
      note(key, { kind: 'subject', key, ...subject }, id);
      if ('object' in subject || subject.isNamed) named.set(key, (named.get(key) ?? 0) + 1);
      const known = found.get(key)?.evidence;
      // A word with its article reads best.
      if (known && 'word' in known && known.article === null && 'word' in subject && subject.article !== null)
        Object.assign(known, subject);
    }
    if (reading && reading.process !== 'other')
      note(`#${reading.process}`, { kind: 'process', process: reading.process }, id);
    if (departmentId != null && departments.some((row) => row.id === departmentId))
      note(`@${departmentId}`, { kind: 'department', departmentId }, id);
  }
  // A thing is a word that stands where a noun stands, and more than once; a stray one of two problems joins nothing.
  for (const key of found.keys()) if (key.startsWith('~') && !named.has(key)) found.delete(key);
  for (const [key, { ids }] of found)
    if (
      key.startsWith('~') &&
      ids.length < LEAST_OF_TRADE &&
      ((named.get(key) ?? 0) < LEAST_PROBLEMS || ofTrade.has(key))
    )
      found.delete(key);
  return found;
}

/** A department in common says nothing by itself. */
const isTelling = ({ evidence }: { evidence: readonly SharedEvidence[] }): boolean =>
  evidence.some(({ kind }) => kind !== 'department');

/** Their process adds nothing to a thing that says what problems are about. */
const withoutEcho = (evidence: readonly SharedEvidence[]): SharedEvidence[] => {
  const best = evidence.toSorted((a, b) => weightOf(b) - weightOf(a));
  const subject = best.find(({ kind }) => kind === 'subject');
  return best.filter(
    (each) => each === subject || each.kind === 'department' || (each.kind === 'process' && !subject),
  );
};

/** A strength or a program that speaks of one of the things that the problems share. */
function supportOf({ strengths, company }: Profile, evidence: readonly SharedEvidence[]) {
  const keys = evidence.flatMap((each) => (each.kind === 'subject' ? each.key : []));
  const speaks = (text: string): boolean => {
    const subjects = subjectsOf(text);
    return keys.some((key) => subjects.has(key));
  };
  const strength = byImpact(strengths).find(({ description }) => speaks(description));
  const tool = strength ? undefined : company.tools?.find(speaks);
  return { strengthId: strength?.id ?? null, tool: tool ?? null };
}

/**
 * Proposes groups of problems that may have one cause: they speak of the same thing, or concern the same process or
 * department. It says what they share and never why; that is for a person to say. What a stated cause joins, or a more
 * telling group, is not proposed again.
 */
export function proposeCauses(profile: Profile): CauseProposal[] {
  const groups = Map.groupBy(
    [...sharedBy(profile).values()].filter(
      ({ ids, evidence }) =>
        ids.length >= LEAST_PROBLEMS &&
        (evidence.kind !== 'department' || ids.length < profile.problems.length),
    ),
    ({ ids }) => ids.join(' '),
  );
  const joined = (profile.causes ?? []).map(({ problemIds }) => new Set(problemIds));
  const proposals: CauseProposal[] = [];
  const ranked = [...groups.values()]
    .map((group) => ({
      ids: group[0]?.ids ?? [],
      evidence: withoutEcho(group.map(({ evidence }) => evidence)),
    }))
    .filter(isTelling)
    .map((group) => ({
      ...group,
      weight: group.evidence.reduce((sum, each) => sum + weightOf(each), group.ids.length),
    }))
    .toSorted((a, b) => b.weight - a.weight);
  for (const { ids, evidence } of ranked) {
    if (joined.some((known) => ids.filter((id) => !known.has(id)).length < LEAST_PROBLEMS)) continue;
    joined.push(new Set(ids));
    proposals.push({ problemIds: ids, evidence, ...supportOf(profile, evidence) });
    if (proposals.length === MOST_PROPOSALS) break;
  }
  return proposals;
}
