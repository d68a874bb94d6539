import type {
  DocumentBlock,
  DocumentFigure,
  DocumentSheet,
} from '#features/consulting/report/document/document.schema.ts';
import { composeReport } from '#features/consulting/report/draft/compose.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { reportSources } from '#features/consulting/report/report.texts.ts';
import { writingOf } from '#features/consulting/report/sections/writing.rules.ts';
import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import { addDays } from '#shared/dates/days.ts';
import { dictionary } from '#i18n/index.ts';
import type { Locale } from '#shared/languages.ts';
import { COMPLETE } from './consulting.values.ts';
import { demoTexts } from './demo.texts.ts';

type Key<T> = keyof T & string;
type Figures = Partial<
  Record<
    Key<(typeof COMPLETE)['priority']>,
    { department: string; owner?: string; reading?: Reading; source?: 'measured' | 'told' | 'estimated' }
  >
>;

const keysOf = <T extends object>(object: T) => Object.keys(object) as Key<T>[];
/** Row ids as a database would give them: the place in the list. */
const idIn = (keys: readonly string[], key: string | undefined): number | null =>
  key === undefined ? null : keys.indexOf(key) + 1;

/** The profile of the demo's complete company, as it is frozen into a report on the day `madeAt`. */
function demoSnapshot(locale: Locale, madeAt: string): ReportSnapshot {
  const words = demoTexts(locale).consulting.complete;
  const [people, departments] = [keysOf(words.contacts), keysOf(words.departments)];
  const figures: Figures = COMPLETE.figures;
  const { tools, ...company } = COMPLETE.company;
  const day = madeAt.slice(0, 10);
  return {
    company: {
      id: 1,
      name: words.name,
      sector: words.sector,
      ...company,
      tools: [...tools],
      startDate: addDays(day, COMPLETE.reportAgo + COMPLETE.startsIn),
      deadline: addDays(day, COMPLETE.reportAgo + COMPLETE.endsIn),
    },
    contacts: people.map((key, index) => ({
      id: index + 1,
      ...words.contacts[key],
      isPrimary: key === COMPLETE.primary,
    })),
    products: keysOf(words.products).map((key, index) => ({
      id: index + 1,
      ...words.products[key],
      type: COMPLETE.services.some((service) => service === key) ? 'service' : 'product',
    })),
    departments: departments.map((key, index) => ({
      id: index + 1,
      ...words.departments[key],
      digitalizationLevel: COMPLETE.digitalization[key],
      headcount: COMPLETE.headcount[key],
      targetLevel: COMPLETE.targetLevel[key],
    })),
    problems: keysOf(words.problems).map((key, index) => {
      const { department, owner, ...rest } = figures[key] ?? {};
      return {
        id: index + 1,
        description: words.problems[key],
        priority: COMPLETE.priority[key],
        reading: { ...readProblem(words.problems[key]), isConfirmed: false },
        ...rest,
        departmentId: idIn(departments, department),
        ownerContactId: idIn(people, owner),
      };
    }),
    strengths: keysOf(words.strengths).map((key, index) => ({
      id: index + 1,
      description: words.strengths[key],
      impact: COMPLETE.impact[key],
    })),
  };
}

type DemoSummary = {
  title: string;
  company: string;
  /** Position of the person who named the problem. */
  speaker: string;
  action: { number: string; title: string; answers: string };
  /** Hours a week, today and as the action's target: "12 → 7–8.8". */
  hours: string;
  /** Of the problem, as its card in the profile says it. */
  priority: number;
  bars: DocumentFigure;
  plan: DocumentFigure;
};

const isFigure = (block: DocumentBlock): block is DocumentFigure & { source?: string } =>
  block.kind === 'figure';
const isSheet = (block: DocumentBlock): block is DocumentSheet & { source?: string } =>
  block.kind === 'sheet';

/** Nothing that is shown depends on the day. */
const ANY_DAY = '2026-01-05T09:00:00.000Z';

/** Returns the answer of the demo's report to the problem of the typed orders, written by the report's own rules. */
export function demoSummary(locale: Locale): DemoSummary {
  const [madeAt, snapshot] = [ANY_DAY, demoSnapshot(locale, ANY_DAY)];
  const input = { ...reportSources(locale), snapshot, edits: [], face: null, madeAt };
  const { document } = composeReport(input);
  const { problems, numberOf } = writingOf(input);
  const blocks = document.parts.flatMap((part) => part.blocks);
  const orders = problems.find(({ reading }) => reading?.process === 'orders');
  const sheet = blocks
    .filter(isSheet)
    .find(({ answers }) => orders && answers.includes(`${numberOf(orders.id)} `));
  const [bars, plan] = ['figure-costs', 'figure-plan'].map((id) =>
    blocks.filter(isFigure).find((figure) => figure.id === id),
  );
  if (!orders || !sheet || bars?.chart.kind !== 'bars' || !plan)
    throw new Error('demo report: no action, costs or plan');
  const { target } = dictionary(locale, 'reportPlan').tables.reportPlan.action.label;
  const words = sheet.facts.find(({ label }) => label === target)?.text.split(' ') ?? [];
  const arrow = words.indexOf('→');
  if (arrow < 1) throw new Error('demo report: no target in hours');
  const hours = words.slice(arrow - 1, arrow + 2).join(' ');
  const isOrders = ({ label }: { label: string }) => label.startsWith(`${numberOf(orders.id)} `);
  const costliest = bars.chart.bars
    .slice(0, 4)
    .map((bar) => (isOrders(bar) ? { ...bar, tone: 'warning' as const } : bar));
  return {
    title: document.title,
    company: document.company,
    speaker: demoTexts(locale).consulting.complete.contacts.export.position,
    action: { number: sheet.number, title: sheet.title, answers: sheet.answers },
    hours,
    priority: orders.priority,
    bars: { ...bars, chart: { ...bars.chart, bars: costliest } },
    plan,
  };
}
