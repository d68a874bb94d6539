import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { LOCALES } from '#shared/languages.ts';
import { createdAt, id, updatedAt } from '../columns.ts';
import { marketingProducts } from './marketing.ts';

/** Brief of a product in a language (api.md, "Brief and composer"); `data` is as typed. */
export const marketingBriefs = sqliteTable(
  'marketing_briefs',
  {
    id: id(),
    productId: integer('productId')
      .notNull()
      .references(() => marketingProducts.id, { onDelete: 'cascade' }),
    language: text('language', { enum: LOCALES }).notNull(),
    data: text('data', { mode: 'json' }).$type<Brief>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('marketing_briefs_product').on(table.productId, table.language)],
);
