/**
 * Work that grows with users' data, by name. `seconds` is its timeout, reported to the waiting user. Loaded in the work
 * process, never in the server.
 */
export const TASKS = {
  reportFile: {
    seconds: 60,
    load: async () => (await import('#features/consulting/report/export/file.server.ts')).reportFile,
  },
  logoPng: {
    seconds: 20,
    load: async () => (await import('#features/consulting/companies/logo-png.server.ts')).logoPng,
  },
  portfolioCsv: {
    seconds: 120,
    load: async () => (await import('#features/consulting/portfolio/portfolio-file.server.ts')).portfolioCsv,
  },
  photographJpeg: {
    seconds: 20,
    load: async () => (await import('#features/marketing/media/photograph-jpeg.server.ts')).photographJpeg,
  },
  assetPicture: {
    seconds: 30,
    load: async () => (await import('#features/marketing/artwork/asset-file.server.ts')).assetPicture,
  },
  assetArchive: {
    seconds: 180,
    load: async () => (await import('#features/marketing/artwork/asset-file.server.ts')).assetArchive,
  },
  leadsCsv: {
    seconds: 180,
    load: async () => (await import('#features/leads/import-export/export.server.ts')).leadsCsv,
  },
  activitiesCsv: {
    seconds: 180,
    load: async () => (await import('#features/leads/import-export/activity-export.server.ts')).activitiesCsv,
  },
  importDryRun: {
    seconds: 600,
    load: async () => (await import('#features/leads/import-export/run/dry-run.server.ts')).importDryRun,
  },
  importLinesCsv: {
    seconds: 180,
    load: async () => (await import('#features/leads/import-export/run/lines.server.ts')).importLinesCsv,
  },
  leadsJson: {
    seconds: 180,
    load: async () => (await import('#features/leads/import-export/export.server.ts')).leadsJson,
  },
  contactCards: {
    seconds: 180,
    load: async () => (await import('#features/leads/import-export/export.server.ts')).contactCards,
  },
  importErrorsCsv: {
    seconds: 180,
    load: async () => (await import('#features/leads/import-export/import.server.ts')).importErrorsCsv,
  },
  importTable: {
    seconds: 300,
    load: async () =>
      (await import('#features/leads/import-export/table/import-table.server.ts')).importTable,
  },
  importTableStart: {
    seconds: 60,
    load: async () =>
      (await import('#features/leads/import-export/table/import-table.server.ts')).importTableStart,
  },
  composedText: {
    seconds: 20,
    load: async () => (await import('#features/marketing/writer/checks/compose.server.ts')).composedText,
  },
  accountExport: {
    seconds: 300,
    load: async () => (await import('#features/accounts/privacy/export.server.ts')).accountExport,
  },
} satisfies Record<string, { seconds: number; load: () => Promise<unknown> }>;
