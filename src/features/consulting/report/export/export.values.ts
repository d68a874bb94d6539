/** product.md section 5: what a report goes out as. */
export const EXPORT_FORMATS = ['pdf', 'docx', 'md'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
