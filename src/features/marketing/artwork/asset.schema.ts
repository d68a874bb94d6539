import { z } from 'zod';
import { nullIsAbsent, oneOf, readUpdatedAt, rowId } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { AD_FORMAT_NAMES, AD_GROUNDS, AD_TEXT_MAX } from './ad-formats.values.ts';
import { coloursField } from '#features/marketing/companies/company.schema.ts';
import { record, texts, timestamp } from '#shared/answer.ts';

const text = (max: number) => z.string('errors:fields.text').max(max, 'errors:fields.tooLong');
const design = z.strictObject({
  headline: text(AD_TEXT_MAX.headline),
  line: text(AD_TEXT_MAX.line),
  callToAction: text(AD_TEXT_MAX.callToAction),
  brand: text(AD_TEXT_MAX.brand),
  colours: coloursField.transform((colours) => colours ?? []),
  ground: oneOf(AD_GROUNDS),
  pattern: text(AD_TEXT_MAX.brand),
  photographId: rowId.nullable(),
});
const format = oneOf(AD_FORMAT_NAMES);

/** Missing texts and colours are taken from the campaign. */
export const createAssetSchema = z.strictObject({
  campaignId: rowId,
  format,
  design: nullIsAbsent(design.partial()),
});
export const updateAssetSchema = z
  .strictObject({
    format: nullIsAbsent(format),
    design: nullIsAbsent(design.partial()),
    updatedAt: readUpdatedAt,
  })
  .partial();
/** The endpoint takes `{}` (api.md). */
export const makeAssetsSchema = z.strictObject({});
const filters = {
  marketingCompanyId: queryId,
  campaignId: queryId,
  productId: queryId,
  format: format.optional(),
};
export const assetQuery = listQuery(['createdAt', '-createdAt']).omit({ q: true }).extend(filters);
/**
 * With `preview`, whose value tells versions apart in a browser's memory, the image is shown and not saved; without it,
 * `headline_missing` refuses one that does not say why to buy.
 */
export const assetPictureQuery = z.strictObject({ preview: z.string().max(40).optional() });
export const assetArchiveQuery = z.strictObject(filters);

export type CreateAsset = z.infer<typeof createAssetSchema>;
export type UpdateAsset = z.infer<typeof updateAssetSchema>;
export type AssetQuery = z.infer<typeof assetQuery>;
export type AssetPictureQuery = z.infer<typeof assetPictureQuery>;
export type AssetFilters = z.infer<typeof assetArchiveQuery>;

/** Everything an image is drawn from, as stored. */
const adDesign = record('AdDesign', {
  headline: z.string(),
  line: z.string(),
  callToAction: z.string(),
  brand: z.string(),
  /** `#rrggbb`, the most important first; empty: the product's own. */
  colours: texts,
  ground: z.enum(AD_GROUNDS),
  /** Seed of the pattern: the same seed draws the same tiles. */
  pattern: z.string(),
  /** Shown in a frame of tiles, in place of a field of them; while it is deleted, the field is drawn. */
  photographId: rowId.nullable(),
});
export type AdDesign = z.infer<typeof adDesign>;
export const assetSchema = record('Asset', {
  id: rowId,
  marketingCompanyId: rowId,
  campaignId: rowId.nullable(),
  format: z.enum(AD_FORMAT_NAMES),
  widthPx: z.int(),
  heightPx: z.int(),
  design: adDesign,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Asset = z.infer<typeof assetSchema>;
export const assetSummarySchema = assetSchema
  .extend({
    campaignName: z.string().nullable(),
    productId: rowId.nullable(),
    /** A headline says more than this; null where the product was deleted. */
    productName: z.string().nullable(),
  })
  .meta({ id: 'AssetSummary' });
export type AssetSummary = z.infer<typeof assetSummarySchema>;
