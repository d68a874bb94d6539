import { z } from 'zod';
import { LOCALES } from './languages.ts';

/**
 * Building blocks of response schemas. A declared schema gives the type of the record, its place in the OpenAPI
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
    /** Only with `count=true`. */
    total: count.exactOptional(),
  });
/** Response without pages, for short lists. */
export const itemsOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ items: z.array(item) });

/** Response without content. */
export const success = record('Success', { success: z.literal(true) });
