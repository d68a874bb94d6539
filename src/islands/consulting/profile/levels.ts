/** Levels of a rating as a form keeps them (specification section 9). */
export const LEVELS = ['1', '2', '3', '4', '5'] as const;
