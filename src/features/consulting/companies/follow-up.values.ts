/** A review of a company; `reportMadeAt` is null until its report exists. */
export type Review = { id: number; startedAt: string; reportMadeAt: string | null };
