import type { FollowKind } from './company.values.ts';

/** A review of a company; `reportMadeAt` is null until its report exists, `version` is `1.1` of a correction. */
export type Review = {
  id: number;
  startedAt: string;
  reportMadeAt: string | null;
  followKind: FollowKind;
  version: string;
};
