import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { actAs } from '#features/accounts/workspace.server.ts';
import { listCompanies } from '#features/consulting/companies/company-list.server.ts';
import { findReport } from '#features/consulting/report/report.server.ts';
import { renderReportPdf } from '#features/consulting/report/pdf/pdf.server.ts';
import { openTestDatabase } from '#tests/database.ts';
import { startDemo } from './demo.server.ts';
test('x', async () => {
  const database = await openTestDatabase();
  for (const locale of ['es', 'en'] as const) {
    const v = { db: database.db, now: new Date('2026-03-01T09:00:00.000Z'), locale };
    const ctx = await actAs(v, await startDemo(v, { hasDemo: true }));
    const { items } = await listCompanies(ctx, { limit: 50, sort: 'name' });
    const report = await findReport(ctx, items.find(({ hasReport }) => hasReport)?.id ?? 0);
    if (report) writeFileSync(`/tmp/report-demo-${locale}.pdf`, await renderReportPdf(report.document, 'AI Capital', v.now));
  }
  await database.close();
});
