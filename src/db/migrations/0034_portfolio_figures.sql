-- The totals of a report beside its company and its time, for the portfolio, which would read every report as a whole,
-- texts and all. By hand: drizzle-kit writes no index over an expression. `reportTotal` (db/columns.ts) says it again.
CREATE INDEX `reports_figures` ON `reports` (
  `companyId`,
  `createdAt`,
  (case when json_valid("parts") then json_extract("parts", '$.figures.totals.hoursPerYear') end),
  (case when json_valid("parts") then json_extract("parts", '$.figures.totals.costPerYearCents') end)
);
