/** Lists that need at least one row before a report can be made (specification section 4). */
export const REPORT_PARTS = ['products', 'departments', 'problems', 'strengths'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

export const REPORT_WRITERS = ['rules', 'model'] as const;
export type ReportWriter = (typeof REPORT_WRITERS)[number];
