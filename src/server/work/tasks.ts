import type { Database } from '#db/drizzle.ts';

/** What a task finds in its process. */
export type WorkProcess = {
  /** The database, read-only; an embedded one stands still for as long as the task runs. */
  openDatabase: () => Promise<Database>;
};

/** Makes a file piece by piece. The input has to survive structured cloning. */
export type Task<Input> = (input: Input, process: WorkProcess) => AsyncIterable<Uint8Array>;

/**
 * The work that grows with what people have stored, by name. `seconds` is the longest it may take; whoever waits for
 * the file is told so. Loaded by the process that does the work, never by the server.
 */
export const TASKS = {
  reportFile: {
    seconds: 60,
    load: async () => (await import('#features/consulting/report/export/file.server.ts')).reportFile,
  },
  assetPng: {
    seconds: 30,
    load: async () => (await import('#features/marketing/artwork/asset-file.server.ts')).assetPng,
  },
  assetArchive: {
    seconds: 180,
    load: async () => (await import('#features/marketing/artwork/asset-file.server.ts')).assetArchive,
  },
  leadsCsv: {
    seconds: 180,
    load: async () => (await import('#features/leads/import-export/export.server.ts')).leadsCsv,
  },
  importErrorsCsv: {
    seconds: 180,
    load: async () => (await import('#features/leads/import-export/import.server.ts')).importErrorsCsv,
  },
  accountExport: {
    seconds: 300,
    load: async () => (await import('#features/accounts/privacy/export.server.ts')).accountExport,
  },
} satisfies Record<string, { seconds: number; load: () => Promise<unknown> }>;
