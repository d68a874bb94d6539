/** Specification section 4: without one row in each of these lists no report can be made. */
export const REPORT_PARTS = ['products', 'departments', 'problems', 'strengths'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

export const REPORT_WRITERS = ['rules', 'model'] as const;
export type ReportWriter = (typeof REPORT_WRITERS)[number];
