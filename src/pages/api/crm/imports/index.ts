import {
  importFormSchema,
  importListQuery,
  startImportSchema,
  importAnswerSchema,
} from '#features/leads/import-export/import.schema.ts';
import { asTable } from '#features/leads/import-export/run/convert.server.ts';
import { receiveImport } from '#features/leads/import-export/run/upload.server.ts';
import { listImports, startImport } from '#features/leads/import-export/import.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { writeFault } from '#kernel/runtime.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'The imports so far',
    query: importListQuery,
    response: pageOf(importAnswerSchema),
  },
  (ctx, { query, http }) => listImports(ctx, query, writeFault(http.locals.runtime)),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'Import a CSV, Excel (.xlsx) or vCard file, or try what would come of it',
    answers:
      '`readValues`: values that are no names of the workspace, what was made of each and in how many lines. `questions[].afterLine`: the earlier line of the file that made or changed the contact in question; null where it was there before.',
    upload: { field: 'file', form: importFormSchema, receive: receiveImport },
    body: startImportSchema,
    response: importAnswerSchema,
    status: 201,
    wakesJobs: true,
    isSlow: true,
  },
  async (ctx, { body, http }) => {
    await asTable(ctx, body, (work) =>
      http.locals.runtime.work.run(work, `user:${ctx.user.id}`, http.request.signal),
    );
    return (db) => startImport({ ...ctx, db }, body);
  },
);
export const ALL = methodNotAllowed('GET', 'POST');
