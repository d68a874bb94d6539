/** One of the reviews of a company; `reportMadeAt` is null while it has no report. */
export type Review = { id: number; startedAt: string; reportMadeAt: string | null };
