import type { PlanPhase } from './charts.schema.ts';
import type { DocumentFigure } from './document.schema.ts';
import { PHASES } from './phases.values.ts';
import type { ReportWords } from '#features/consulting/report/text/words.rules.ts';

/** Length in months of the ongoing phase on the scale. */
const AFTERWARDS_MONTHS = 1.5;

/** Starts each phase at the end of the longest durations before it. */
function phasesOf(prose: ReportWords, layout: ReportWords): PlanPhase[] {
  let from = 0;
  return PHASES.map(({ name, least, most }, index) => {
    const isOngoing = most === 0;
    const phase: PlanPhase = {
      label: layout.say('charts.plan.label', {
        number: index + 1,
        name: prose.say(`architecture.phase.${name}.name`),
      }),
      duration: prose.say(`architecture.phase.${name}.duration`),
      from,
      least,
      most: isOngoing ? AFTERWARDS_MONTHS : most,
      isOngoing,
    };
    from += most;
    return phase;
  });
}

/** product.md section 5: the five phases as a timeline. */
export function planFigure(prose: ReportWords, layout: ReportWords): DocumentFigure {
  const phases = phasesOf(prose, layout);
  const end = Math.max(...phases.map(({ from, most }) => from + most));
  const caption = layout.say('charts.plan.caption');
  return {
    kind: 'figure',
    id: 'figure-plan',
    caption,
    description: layout.say('charts.plan.description'),
    chart: { kind: 'plan', phases, months: Math.ceil(end), monthLabel: layout.say('charts.plan.month') },
    table: {
      caption,
      columns: [
        { label: layout.say('charts.plan.phase'), align: 'start' },
        { label: layout.say('charts.plan.name'), align: 'start' },
        { label: layout.say('charts.plan.duration'), align: 'end' },
      ],
      rows: PHASES.map(({ name }, index) => [
        String(index + 1),
        prose.say(`architecture.phase.${name}.name`),
        prose.say(`architecture.phase.${name}.duration`),
      ]),
    },
  };
}
