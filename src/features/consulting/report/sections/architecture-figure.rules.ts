import type { DocumentFigure } from '#features/consulting/report/document/document.schema.ts';
import type { ArchitectureLayer } from '#features/consulting/report/document/charts.schema.ts';
import { BUILDING_ORDER } from '#features/consulting/report/text/architecture-use.rules.ts';
import type { Writing } from './section.types.ts';

/** Departments or programs that are named; the rest are counted. */
const MOST_NAMED = 7;
/** Actions that are named in a component. */
const MOST_ACTIONS = 6;

type Layer = Omit<ArchitectureLayer, 'up' | 'down'>;

/** The proposed architecture as layers: who uses it, what is proposed, and the software that is there. */
export function architectureFigure(writing: Writing): DocumentFigure {
  const { snapshot, model, figures, prose, layout, moduleOf } = writing;
  const say = (key: string, values?: Readonly<Record<string, string | number>>) =>
    layout.say(`charts.architecture.${key}`, values);
  const named = (names: readonly string[]) => {
    const boxes = names.slice(0, MOST_NAMED).map((name) => ({ name: layout.label(name), note: '' }));
    const more = names.length - MOST_NAMED;
    return more > 0 ? [...boxes, { name: say('more', { count: more }), note: '' }] : boxes;
  };
  const component = (module: (typeof BUILDING_ORDER)[number]) => {
    const ids = figures.actions.filter((action) => moduleOf(action) === module).map(({ id }) => id);
    const more = ids.length - MOST_ACTIONS;
    const shown = more > 0 ? [...ids.slice(0, MOST_ACTIONS), `+${more}`] : ids;
    return { name: prose.say(`architecture.${module}.title`), note: shown.join(', ') };
  };
  const modules = BUILDING_ORDER.filter((name) => name !== 'integration' && model.modules.includes(name));
  const tools = snapshot.company.tools ?? [];
  const layers: Layer[] = [
    { role: 'people', label: say('people'), boxes: named(snapshot.departments.map(({ name }) => name)) },
    ...(modules.length === 0
      ? []
      : [{ role: 'modules' as const, label: say('modules'), boxes: modules.map(component) }]),
    { role: 'platform', label: say('platform'), boxes: [component('integration')] },
    {
      role: 'systems',
      label: say('systems'),
      boxes: tools.length === 0 ? [{ name: say('unnamed'), note: '' }] : named(tools),
    },
  ];
  const withFlows = layers.map((layer, index) => {
    const above = layers[index - 1];
    if (above === undefined) return { ...layer, up: '', down: '' };
    const between =
      above.role === 'people' ? 'toPeople' : layer.role === 'platform' ? 'toModules' : 'toPlatform';
    return { ...layer, up: say(`${between}.up`), down: say(`${between}.down`) };
  });
  const caption = say('caption');
  return {
    kind: 'figure',
    id: 'figure-architecture',
    caption,
    description: say('description'),
    chart: { kind: 'architecture', layers: withFlows },
    table: {
      caption,
      columns: ['layer', 'components', 'up', 'down'].map((name) => ({
        label: say(`columns.${name}`),
        align: 'start',
      })),
      rows: withFlows.map(({ label, boxes, up, down }) => [
        label,
        boxes.map(({ name, note }) => (note === '' ? name : `${name} (${note})`)).join(', '),
        up,
        down,
      ]),
    },
  };
}
