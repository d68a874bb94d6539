import { mostSpecificFirst } from '#features/consulting/report/compliance/compliance.rules.ts';
import type { ApplicableFact } from '#features/consulting/report/compliance/compliance.types.ts';
import type { ComposeInput } from '#features/consulting/report/draft/draft.types.ts';
import { applyingFacts, earlierOf, factText } from './compliance-sections.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { lowered } from './wording/titles.rules.ts';

/** Duties of the activity that the body tells; the rest stands in the appendix. */
const MOST_DUTIES = 8;
const dutyBlock = (id: string): string => `risks.duty.${id}`;

/** "trabajo de la madera, «Aserradero» (sector)": the activity and the words of the company that tell of it. */
function becauseText({ words, numberOf }: Writing, { compliance }: ComposeInput, applicable: ApplicableFact) {
  const { activity = '', evidence = [] } = applicable.because ?? {};
  const [first] = evidence;
  return words.say('risks.because', {
    activity: lowered(compliance.activities[activity] ?? activity),
    // A sector is as the consultant put it: nobody's words.
    words: first?.place === 'sector' ? words.label(first.words) : words.quote(first?.words ?? ''),
    place:
      first?.place === 'problem' && first.rowId !== null
        ? numberOf(first.rowId)
        : words.say(`risks.places.${first?.place ?? 'sector'}`),
  });
}

const sourceText = ({ words }: Writing, { compliance }: ComposeInput, { fact, status }: ApplicableFact) =>
  words.say(status === 'upcoming' ? 'risks.sourceFrom' : 'risks.sourceSince', {
    source: compliance.words[fact.id]?.source ?? fact.source,
    day: fact.validFrom === null ? '' : words.longDay(fact.validFrom),
  });

/**
 * Duties that the company's activity brings, the most specific first, each a block of its own that the consultant may
 * hide: eight in the body, the others in a table of the appendix. What is hidden leaves its place to the next.
 */
export function dutySections(writing: Writing, input: ComposeInput): Section[] {
  const { words } = writing;
  const { compliance, edits, madeAt } = input;
  const hidden = new Set(edits.filter(({ isHidden }) => isHidden).map(({ id }) => id));
  const duties = mostSpecificFirst(
    applyingFacts(writing, input).filter(
      ({ fact, because }) => because !== undefined && compliance.words[fact.id] !== undefined,
    ),
  );
  const isHidden = ({ fact }: ApplicableFact) => hidden.has(dutyBlock(fact.id));
  const shown = duties.filter((duty) => !isHidden(duty));
  const rest = shown.slice(MOST_DUTIES);
  if (duties.length === 0) return [];
  const told = duties.filter((duty) => isHidden(duty) || !rest.includes(duty));
  const checkedOn = duties.reduce((day, { fact }) => earlierOf(day, fact.checkedOn), madeAt.slice(0, 10));
  const titleOf = ({ fact }: ApplicableFact) => compliance.words[fact.id]?.title ?? fact.id;
  const textOf = (duty: ApplicableFact) =>
    factText(writing, duty, compliance.words[duty.fact.id]?.text ?? '');
  const more =
    rest.length === 0
      ? []
      : [words.say('risks.moreDuties', { count: rest.length, part: words.say('parts.method') })];
  return [
    {
      id: 'risks.duties',
      part: 'risks',
      title: words.say('risks.duties'),
      text: [words.say('risks.dutiesLead', { checked: words.longDay(checkedOn) }), ...more].join(' '),
    },
    ...told.map((duty, at): Section => {
      const shownBefore = told.slice(0, at).findLast((each) => !isHidden(each));
      const [because, before] = [duty, shownBefore].map((each) => each && becauseText(writing, input, each));
      return {
        id: dutyBlock(duty.fact.id),
        part: 'risks',
        title: '',
        // The reason of several stands with the first of them.
        text: `• ${words.say(because === before ? 'risks.sameDuty' : 'risks.duty', {
          title: titleOf(duty),
          text: textOf(duty),
          because: because ?? '',
          source: sourceText(writing, input, duty),
        })}`,
      };
    }),
    ...(rest.length === 0 ? [] : [restSection(rest)]),
  ];

  function restSection(others: readonly ApplicableFact[]): Section {
    const column = (key: string) => ({ label: words.say(`risks.columns.${key}`), align: 'start' as const });
    return {
      id: 'method.duties',
      part: 'method',
      title: words.say('risks.otherDuties'),
      text: '',
      extras: [
        {
          kind: 'table',
          id: 'table-duties',
          table: {
            caption: words.say('risks.otherDuties'),
            columns: [column('duty'), column('because'), column('source')],
            rows: others.map((duty) => [
              `${titleOf(duty)}. ${textOf(duty)}`,
              becauseText(writing, input, duty),
              sourceText(writing, input, duty),
            ]),
          },
        },
      ],
    };
  }
}
