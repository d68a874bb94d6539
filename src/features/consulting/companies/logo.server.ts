import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { companies, companyLogos } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { addUsage } from '#features/accounts/usage.server.ts';
import { download, type Download } from '#kernel/api/download.ts';
import { bytesOf, gathered } from '#kernel/api/gathered.ts';
import { readMultipart } from '#kernel/api/multipart.ts';
import type { Received } from '#kernel/api/upload.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { WorkPool } from '#kernel/work/work.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { requireOwnCompany } from './company.server.ts';
import { isSafeSvg, logoKindOf } from './logo-kind.rules.ts';
import type { Logo, ReceivedLogo } from './logo.schema.ts';

const MAX_LOGO_BYTES = 2 * 1_048_576;
const PNG = 'image/png';

/**
 * Reads the form with a logo. Errors: those of `readMultipart`; `unsupported_media_type` for what is no picture of the
 * kinds accepted; `invalid` for none and for a drawing that runs or loads something.
 */
export async function receiveLogo(_: ServiceContext, request: Request): Promise<Received> {
  const { file } = await readMultipart(request, { field: 'file', maxBytes: MAX_LOGO_BYTES, take: gathered });
  if (!file || file.length === 0)
    throw new AppError('invalid', { fields: { file: 'consulting:company.logoRequired' } });
  const kind = logoKindOf(file);
  if (!kind) throw new AppError('unsupported_media_type', { messageKey: 'consulting:company.logoKind' });
  if (kind === 'svg' && !isSafeSvg(file))
    throw new AppError('invalid', { fields: { file: 'consulting:company.logoUnsafe' } });
  const fingerprint = createHash('sha256').update(file).digest('hex');
  return { given: { data: new Uint8Array(file) }, fingerprint, discard: async () => undefined };
}

/** Width and height stand at fixed places of a PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/** Sets the logo of a company, and deletes the one before it where no other company shows it. */
async function setLogo(ctx: ServiceContext, companyId: number, logoId: number | null): Promise<void> {
  const { logoId: before, updatedAt } = await requireOwnCompany(ctx, companyId);
  await ctx
    .rows(companies)
    .update({ logoId, updatedAt: nextUpdatedAt(updatedAt, ctx.now) })
    .where(eq(companies.id, companyId));
  if (before === null || before === logoId) return;
  if ((await ctx.rows(companies).count(eq(companies.logoId, before))) > 0) return;
  const [gone] = await ctx
    .rows(companyLogos)
    .delete()
    .where(eq(companyLogos.id, before))
    .returning({ data: companyLogos.data });
  if (gone) await addUsage(ctx.db, ctx.user.id, -gone.data.length);
}

/** Draws the picture anew in a process of its own, and answers how it is stored (`isSlow`). */
export async function uploadLogo(
  ctx: ServiceContext,
  companyId: number,
  { data }: ReceivedLogo,
  work: WorkPool,
): Promise<(db: Database) => Promise<Logo>> {
  await requireOwnCompany(ctx, companyId);
  const png = await bytesOf(await work.run({ task: 'logoPng', input: data }, `user:${ctx.user.id}`));
  return async (db) => {
    const inside = { ...ctx, db };
    const [made] = await inside
      .rows(companyLogos)
      .insert({
        userId: ctx.user.id,
        contentType: PNG,
        data: png,
        ...sizeOf(png),
        createdAt: ctx.now.toISOString(),
      })
      .returning({ id: companyLogos.id });
    if (!made) throw new AppError('internal');
    await addUsage(db, ctx.user.id, png.length);
    await setLogo(inside, companyId, made.id);
    return { logoId: made.id };
  };
}

export const deleteLogo = (ctx: ServiceContext, companyId: number): Promise<void> =>
  setLogo(ctx, companyId, null);

/** Throws `not_found` for a company without a logo. */
export async function readLogo(ctx: ServiceContext, companyId: number): Promise<Download> {
  const { logoId } = await requireOwnCompany(ctx, companyId);
  const [logo] = await ctx
    .rows(companyLogos)
    .select({ data: companyLogos.data })
    .where(eq(companyLogos.id, logoId ?? 0));
  if (!logo) throw new AppError('not_found');
  return download({ body: new Uint8Array(logo.data), type: PNG });
}
