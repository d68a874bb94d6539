import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { WRITER_PROVIDERS, WRITER_PURPOSES } from '#features/accounts/settings/writer.values.ts';
import { createdAt, id, updatedAt } from '../columns.ts';
import { marketingCampaigns, marketingProducts } from './marketing.ts';
import { marketingContents } from './campaigns.ts';
import { workspaces } from './workspaces.ts';

/** Model that writes for a workspace (api.md); without a row, the installation's (AI_*) or none. */
export const writerSettings = sqliteTable('writer_settings', {
  workspaceId: integer('workspaceId')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  provider: text('provider', { enum: WRITER_PROVIDERS }).notNull(),
  baseUrl: text('baseUrl').notNull(),
  model: text('model').notNull(),
  /** Encrypted for this workspace and address (product.md D23); sent only to its provider. */
  keySecret: text('keySecret'),
  /** US cents; null: no cap. */
  monthlyCapCents: integer('monthlyCapCents'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Requests to a model: the purpose, and tokens and cost as reported by the provider. */
export const writerUsage = sqliteTable(
  'writer_usage',
  {
    id: id(),
    workspaceId: integer('workspaceId')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    productId: integer('productId').references(() => marketingProducts.id, { onDelete: 'set null' }),
    /** The stored text that the request wrote; null before it is stored. */
    contentId: integer('contentId').references(() => marketingContents.id, { onDelete: 'set null' }),
    campaignId: integer('campaignId').references(() => marketingCampaigns.id, { onDelete: 'set null' }),
    purpose: text('purpose', { enum: WRITER_PURPOSES }).notNull(),
    model: text('model').notNull(),
    /** Null: the installation's model, which the operator pays for. */
    provider: text('provider', { enum: WRITER_PROVIDERS }),
    /** Tokens. A column with "token" in its name would be treated as a secret and left out of the export. */
    inputUnits: integer('inputUnits'),
    outputUnits: integer('outputUnits'),
    /** Millionths of a US dollar; null: unknown price. */
    costMicros: integer('costMicros'),
    createdAt: createdAt(),
  },
  (table) => [
    index('writer_usage_workspace').on(table.workspaceId, table.createdAt),
    index('writer_usage_product').on(table.productId),
    index('writer_usage_content').on(table.contentId),
    index('writer_usage_campaign').on(table.campaignId),
  ],
);
