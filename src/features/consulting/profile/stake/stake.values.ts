/**
 * Why a problem comes first whatever it saves: a duty of the law, the safety of people, money that the company owes, money
 * that is owed to it. `none`: a person has said that it is neither.
 */
export const PROPOSED_STAKES = ['legal', 'safety', 'owing', 'owed'] as const;
/** The order in which a reader is told of them. */
export const GRAVEST_FIRST = ['safety', 'legal', 'owing', 'owed'] as const;
export type Stake = (typeof PROPOSED_STAKES)[number];
export const STAKES = [...PROPOSED_STAKES, 'none'] as const;
