import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';

/** Reasons that keep an action out of the first wave: money or time. */
export type Limit = 'budget' | 'deadline' | 'kept';

/** Asks for an action of the second wave, with what it needs there, by its high set-up, as the timetable does. */
export function limitOf(writing: Writing, action: Action): Limit {
  const { figures, snapshot } = writing;
  // Groundwork waits for what keeps out the action that it prepares.
  const prepared = figures.actions.find(({ wave, needs }) => wave === 2 && needs.includes(action.id));
  if (action.rowIds.length === 0 && prepared !== undefined) return limitOf(writing, prepared);
  const { budgetCents = null, deadline = null } = snapshot.company;
  const sum = (actions: readonly Action[]) =>
    actions.reduce((cents, { costHighCents }) => cents + costHighCents, 0);
  const spent = sum(figures.actions.filter(({ wave }) => wave === 1));
  const needed = figures.actions.filter(({ id, wave }) => wave === 2 && action.needs.includes(id));
  if (budgetCents !== null && spent + sum([action, ...needed]) > budgetCents) return 'budget';
  if (deadline === null) return 'budget';
  return action.to !== null && action.to <= deadline ? 'kept' : 'deadline';
}

/** "el presupuesto de 40.000 €": the limits that keep these actions out. */
export function limitsOf(writing: Writing, actions: readonly Action[]): string | undefined {
  const { words, snapshot } = writing;
  const { budgetCents, deadline } = snapshot.company;
  const kinds = new Set(actions.map((action) => limitOf(writing, action)));
  const limits = [
    ...(kinds.has('budget') && budgetCents != null
      ? [words.say('roadmap.limit.budget', { budget: words.money(budgetCents) })]
      : []),
    ...(kinds.has('deadline') && deadline != null
      ? [words.say('roadmap.limit.deadline', { day: words.longDay(deadline) })]
      : []),
  ];
  return limits.length === 0 ? undefined : words.choice(limits);
}

/** "A5 (with A4, which comes first)": an action that alone might fit what is left of the budget. */
function withNeeds({ figures, words }: Writing, { id, needs }: Action, told: readonly Action[]): string {
  const before = figures.actions
    .filter((other) => other.wave === 2 && needs.includes(other.id) && !told.includes(other))
    .map((other) => other.id);
  return before.length === 0 ? id : words.say('roadmap.together', { id, needs: words.list(before) });
}

/** The second wave, by what keeps each action out of the first. */
export function laterLines(writing: Writing, later: readonly Action[]): string[] {
  const { words } = writing;
  return (['budget', 'kept', 'deadline'] as const).flatMap((limit) => {
    const actions = later.filter((action) => limitOf(writing, action) === limit);
    if (actions.length === 0) return [];
    const named = actions.map((action) =>
      limit === 'budget' ? withNeeds(writing, action, actions) : action.id,
    );
    const values = { count: actions.length, ids: words.list(named) };
    if (limit === 'kept') return [words.say('roadmap.laterKept', values)];
    const limits = limitsOf(writing, actions);
    return limits === undefined ? [] : [words.say('roadmap.laterFor', { ...values, limits })];
  });
}
