import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/drizzle.ts';
import { marketingMedia } from '#db/schema/index.ts';
import { requireRow } from '#features/marketing/marketing-rows.server.ts';
import { bytesOf, gathered } from '#kernel/api/gathered.ts';
import { readMultipart } from '#kernel/api/multipart.ts';
import type { Received } from '#kernel/api/upload.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { WorkPool } from '#kernel/work/work.ts';
import { bitmapKindOf } from '#shared/bitmap-kind.ts';
import { AppError } from '#shared/errors.ts';
import { isMoving } from './moving.rules.ts';
import type { Photograph, ReceivedPhotograph } from './photograph.schema.ts';
import { storePhotograph } from './photograph.server.ts';
import { MAX_PHOTOGRAPH_BYTES, MAX_PHOTOGRAPHS, PHOTOGRAPH_SIDE, PREVIEW_SIDE } from './photograph.values.ts';

/**
 * Reads the form with a photograph. Errors: those of `readMultipart`; `unsupported_media_type` for a drawing, a moving
 * picture and every other kind; `invalid` for none.
 */
export async function receivePhotograph(_: ServiceContext, request: Request): Promise<Received> {
  const { fields, file } = await readMultipart(request, {
    field: 'file',
    maxBytes: MAX_PHOTOGRAPH_BYTES,
    take: gathered,
  });
  if (!file || file.length === 0)
    throw new AppError('invalid', { fields: { file: 'marketing:photograph.required' } });
  const kind = bitmapKindOf(file);
  if (!kind) throw new AppError('unsupported_media_type', { messageKey: 'marketing:photograph.kind' });
  if (isMoving(kind, file))
    throw new AppError('unsupported_media_type', { messageKey: 'marketing:photograph.moving' });
  return {
    given: { productId: Number(fields.get('productId')), data: new Uint8Array(file) },
    fingerprint: createHash('sha256').update(file).digest('hex'),
    discard: async () => undefined,
  };
}

async function requirePlace(ctx: ServiceContext, productId: number): Promise<void> {
  await requireRow(ctx, 'product', productId);
  if ((await ctx.rows(marketingMedia).count(eq(marketingMedia.productId, productId))) >= MAX_PHOTOGRAPHS)
    throw new AppError('invalid', { fields: { file: 'marketing:photograph.tooMany' } });
}

/** Draws the photograph anew in a process of its own, and answers how it is stored (`isSlow`). */
export async function uploadPhotograph(
  ctx: ServiceContext,
  { productId, data }: ReceivedPhotograph,
  work: WorkPool,
): Promise<(db: Database) => Promise<Photograph>> {
  await requirePlace(ctx, productId);
  const drawn = async (from: Uint8Array, side: number) =>
    bytesOf(await work.run({ task: 'photographJpeg', input: { data: from, side } }, `user:${ctx.user.id}`));
  const jpeg = await drawn(data, PHOTOGRAPH_SIDE);
  const preview = await drawn(jpeg, PREVIEW_SIDE);
  return async (db) => {
    const inside = { ...ctx, db };
    // Others may have come, and the product may be gone, while this one was drawn.
    await requirePlace(inside, productId);
    return storePhotograph(inside, { productId, data: jpeg, preview });
  };
}
