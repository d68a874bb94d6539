/** File formats of a report (product.md section 5). */
export const EXPORT_FORMATS = ['pdf', 'docx', 'md'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
