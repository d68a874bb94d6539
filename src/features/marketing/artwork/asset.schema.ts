import { z } from 'zod';
import { nullIsAbsent, oneOf, readUpdatedAt, rowId } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import {
  AD_FORMAT_NAMES,
  AD_GROUNDS,
  AD_TEXT_MAX,
  type AdDesign,
  type AdFormat,
} from './ad-formats.values.ts';
import { coloursField } from '#features/marketing/companies/company.schema.ts';

const text = (max: number) => z.string('errors:fields.text').max(max, 'errors:fields.tooLong');
const design = z.strictObject({
  headline: text(AD_TEXT_MAX.headline),
  line: text(AD_TEXT_MAX.line),
  callToAction: text(AD_TEXT_MAX.callToAction),
  brand: text(AD_TEXT_MAX.brand),
  colours: coloursField.transform((colours) => colours ?? []),
  ground: oneOf(AD_GROUNDS),
  pattern: text(AD_TEXT_MAX.brand),
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
const filters = { marketingCompanyId: queryId, campaignId: queryId, format: format.optional() };
export const assetQuery = listQuery(['createdAt', '-createdAt']).omit({ q: true }).extend(filters);
export const assetArchiveQuery = z.strictObject(filters);

export type CreateAsset = z.infer<typeof createAssetSchema>;
export type UpdateAsset = z.infer<typeof updateAssetSchema>;
export type AssetQuery = z.infer<typeof assetQuery>;
export type AssetFilters = z.infer<typeof assetArchiveQuery>;

export type Asset = {
  id: number;
  marketingCompanyId: number;
  campaignId: number | null;
  format: AdFormat;
  widthPx: number;
  heightPx: number;
  design: AdDesign;
  createdAt: string;
  updatedAt: string;
};
export type AssetSummary = Asset & { campaignName: string | null };
