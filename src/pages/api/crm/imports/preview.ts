import {
  importPreviewSchema,
  previewFormSchema,
  previewSchema,
} from '#features/leads/import-export/import.schema.ts';
import { previewUpload } from '#features/leads/import-export/run/convert.server.ts';
import { receiveImport } from '#features/leads/import-export/run/upload.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const POST = endpoint(
  {
    role: 'user',
    owner: 'self',
    isReading: true,
    summary: 'The sheets, headings and first rows of an Excel or vCard file, before it is imported',
    upload: { field: 'file', form: previewFormSchema, receive: receiveImport },
    body: previewSchema,
    response: importPreviewSchema,
  },
  (ctx, { body, http }) =>
    previewUpload(ctx, body, (work) =>
      http.locals.runtime.work.run(work, `user:${ctx.user.id}`, http.request.signal),
    ),
);
export const ALL = methodNotAllowed('POST');
