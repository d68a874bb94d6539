import { z } from 'zod';
import { LOCALES } from './languages.ts';

/**
 * What calls answer. A declaration names its schema, from which come the type of the record, its place in the OpenAPI
 * document and what the HTTP tests hold every answer against; nothing is checked while serving.
 */
export const record = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  z.strictObject(shape).meta({ id: name });

/** api.md: times are ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();
export const count = z.int().nonnegative();
export const texts = z.array(z.string());
export const locale = z.enum(LOCALES);

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    items: z.array(item),
    /** Null on the last page. */
    nextCursor: z.string().nullable(),
    /** Where `count=true` asked for it. */
    total: count.exactOptional(),
  });
/** What was made or is few: no pages. */
export const itemsOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ items: z.array(item) });

/** What a call answers that has nothing to tell. */
export const success = record('Success', { success: z.literal(true) });
