import { z } from 'zod';
import { oneOf } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';

const KINDS = ['contacts', 'companies'] as const;

export const mergeQuerySchema = listQuery(['-createdAt'])
  .pick({ cursor: true, limit: true })
  .extend({ kind: oneOf(KINDS).optional() });
export type MergeQuery = z.infer<typeof mergeQuerySchema>;

/** A merge that can be or was undone. */
export type Merge = {
  id: number;
  kind: 'contact' | 'company';
  keepId: number;
  dropId: number;
  keepName: string;
  dropName: string;
  createdAt: string;
  undoneAt: string | null;
};

export type UndoneMerge = Merge & {
  kept: {
    /** Fields of the kept record. */
    fields: string[];
    /** Moved opportunities, tasks and other links. */
    links: number;
  };
};
