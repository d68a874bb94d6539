import { z } from 'zod';
import { communicationQuerySchema } from '#features/leads/communications/communication.schema.ts';
import { taskQuerySchema } from '#features/leads/tasks/task.schema.ts';

const paging = { cursor: true, limit: true, count: true } as const;
/** As of the export of records. */
const delimiter = z.enum([',', ';'], 'errors:fields.choice').default(',');

/** The filters and the order of each list. */
export const taskExportQuery = taskQuerySchema.omit(paging).extend({ delimiter });
export const communicationExportQuery = communicationQuerySchema.omit(paging).extend({ delimiter });

export type TaskExport = z.infer<typeof taskExportQuery>;
export type CommunicationExport = z.infer<typeof communicationExportQuery>;
