/** A meaning instead of a colour: components map it to a style and a label. */
export type Tone = 'danger' | 'warning' | 'success' | 'info' | 'neutral';

/** Specification sections 4 and 9: priority 4 and 5 red, 3 yellow, the rest blue. */
export const problemTone = (priority: number): Extract<Tone, 'danger' | 'warning' | 'info'> =>
  priority >= 4 ? 'danger' : priority === 3 ? 'warning' : 'info';

/** Specification sections 4 and 9: impact 4 and 5 green, 3 blue, the rest grey. */
export const strengthTone = (impact: number): Extract<Tone, 'success' | 'info' | 'neutral'> =>
  impact >= 4 ? 'success' : impact === 3 ? 'info' : 'neutral';
