import { z } from 'zod';

/*
 * Parts of the files under `i18n/<locale>/pages/`. The same schemas type the pages and check the files before
 * a build (`content-check.ts`), so that a page never meets a text that is not there.
 */

export const text = z.string().trim().min(1);
export const item = z.strictObject({ title: text, text });
export const list = (schema: z.ZodType<string>, length: number) => z.array(schema).length(length);
export const items = (length: number) => z.array(item).length(length);
export const section = <S extends z.ZodRawShape>(more: S) => z.strictObject({ title: text, ...more });

/** Search engines cut a title after 60 characters and a description after 158; a shorter one they replace by text of the page. */
export const SEARCH_LIMITS = { title: 60, descriptionFrom: 120, descriptionTo: 158 } as const;

/** The brand follows every title: " · AI Capital". */
export const head = {
  title: text.max(SEARCH_LIMITS.title - 13),
  description: text.min(SEARCH_LIMITS.descriptionFrom).max(SEARCH_LIMITS.descriptionTo),
};

export type PageDefinition<S extends z.ZodType = z.ZodType> = { name: string; schema: S };

export const definePage = <S extends z.ZodRawShape>(name: string, shape: S) => ({
  name,
  schema: z.strictObject({ ...head, ...shape }),
});

/** Above the `---` of a Markdown page. */
export const documentHead = z.strictObject({
  ...head,
  heading: text,
  updated: z.iso.date(),
});

/** A claim or a product that touches money never stands without its warning (product.md D13). */
export const warning = z.strictObject({ label: text, text });
