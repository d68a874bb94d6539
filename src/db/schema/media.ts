import { blob, index, integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { createdAt, id, updatedAt } from '../columns.ts';
import { marketingProducts } from './marketing.ts';

/** Photographs of a product, as JPEG drawn anew from what was uploaded. */
export const marketingMedia = sqliteTable(
  'marketing_media',
  {
    id: id(),
    productId: integer('productId')
      .notNull()
      .references(() => marketingProducts.id, { onDelete: 'cascade' }),
    data: blob('data', { mode: 'buffer' }).notNull(),
    /** Smaller, for screens. */
    preview: blob('preview', { mode: 'buffer' }).notNull(),
    widthPx: integer('widthPx').notNull(),
    heightPx: integer('heightPx').notNull(),
    /** Every crop keeps this point in sight; in per cent from the left and from the top. */
    focalX: integer('focalX').notNull().default(50),
    focalY: integer('focalY').notNull().default(50),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('marketing_media_product').on(table.productId, table.id)],
);
