import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { APIContext } from 'astro';
import { companies, reportFiles, reports, users } from '#db/schema/index.ts';
import { databaseOf } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';
import { isShownTo } from '#features/accounts/public-owner.server.ts';
import { knownError } from '#kernel/api/known-error.ts';
import { withinLimit } from '#features/accounts/sessions/call-limit.server.ts';
import { readMultipart } from '#kernel/api/multipart.ts';
import { problemOf, problemResponse } from '#kernel/api/problem.ts';
import { requireSameOrigin } from '#kernel/api/same-origin.ts';
import { authenticate } from '#features/accounts/sessions/authenticate.server.ts';
import type { PublicContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { verifyReport } from './verify.server.ts';

const MAX_BYTES = 10 * 1_048_576;
/** Hashing is cheap, receiving is not: more than a person compares, less than a program would. */
const LIMIT = { bucket: 'verify-file', max: 60, windowSeconds: 900 };

export type VerifiedFile = { reportId: number; ownerId: number; madeAt: string; contentHash: string };

/** Returns the report that a file was handed out of; a demo's to that demo alone, as `verifyReport`. */
export async function verifyFile(
  { db }: PublicContext,
  sha256: string,
  viewerId: number | null = null,
): Promise<VerifiedFile | null> {
  const [found] = await everyRow(db, reportFiles)
    .select({
      reportId: reports.id,
      ownerId: companies.userId,
      madeAt: reports.createdAt,
      contentHash: reports.contentHash,
    })
    .innerJoin(reports, eq(reports.id, reportFiles.reportId))
    .innerJoin(companies, eq(companies.id, reports.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(reportFiles.sha256, sha256), isShownTo(viewerId)))
    .limit(1);
  return found ?? null;
}

type Compared = { sha256: string; hash: string };

/** Hashes the file as it arrives; `hash` is that of the page that it was sent from. */
async function compareFile(request: Request): Promise<Compared> {
  const { fields, file } = await readMultipart(request, {
    field: 'file',
    maxBytes: MAX_BYTES,
    take: async (pieces) => {
      const hash = createHash('sha256');
      let size = 0;
      for await (const piece of pieces) {
        hash.update(piece);
        size += piece.length;
      }
      return size === 0 ? null : hash.digest('hex');
    },
  });
  if (file == null) throw new AppError('invalid', { fields: { file: 'reportPublic:verify.fileRequired' } });
  return { sha256: file, hash: fields.get('hash') ?? '' };
}

/** `altered`: not handed out, although there is the report that it is said to be of. */
export type Verdict = 'unchanged' | 'altered' | 'unknown';
export type FileVisit =
  | { kind: 'form'; status: 200 }
  | { kind: 'error'; status: number; message: string; retryAfter: string | null }
  | { kind: 'verdict'; status: 200; verdict: Verdict; contentHash: string | null; madeAt: string | null };

const wantsJson = (request: Request): boolean => {
  const accepted = request.headers.get('accept') ?? '';
  return accepted.includes('application/json') && !accepted.includes('text/html');
};

/** Handles GET and POST of /verify (api.md): a page, or JSON where it is accepted. */
export async function answerFile({
  request,
  cookies,
  locals,
}: Pick<APIContext, 'request' | 'cookies' | 'locals'>): Promise<FileVisit | Response> {
  if (request.method !== 'POST') return { kind: 'form', status: 200 };
  const { config, client, log } = locals.runtime;
  const { locale } = locals;
  const ctx: PublicContext = { db: databaseOf(client), now: new Date(), locale };
  try {
    requireSameOrigin(request, config.allowedOrigins);
    const act = () => compareFile(request);
    const { sha256, hash } = config.isRateLimited
      ? await withinLimit(ctx, LIMIT, locals.clientAddress, act)
      : await act();
    const caller = await authenticate(ctx.db, request, cookies, config.siteUrl, ctx.now);
    const viewerId = caller?.user.id ?? null;
    const found = await verifyFile(ctx, sha256, viewerId);
    if (wantsJson(request))
      return Response.json(
        {
          isUnchanged: found !== null,
          ...(found && found.ownerId === viewerId && { reportId: found.reportId }),
        },
        { headers: { 'cache-control': 'no-store' } },
      );
    const named = found ? null : await verifyReport(ctx, hash, viewerId);
    return {
      kind: 'verdict',
      status: 200,
      verdict: found ? 'unchanged' : named ? 'altered' : 'unknown',
      contentHash: found?.contentHash ?? (named && hash.toLowerCase()),
      madeAt: found?.madeAt ?? named?.createdAt ?? null,
    };
  } catch (error) {
    const known = knownError(error, log, locals.requestId);
    if (wantsJson(request)) return problemResponse(known, locale);
    const { message, errors } = problemOf(known, locale);
    const { retryAfterSeconds } = known.details;
    return {
      kind: 'error',
      status: known.status,
      message: errors?.['file'] ?? message,
      retryAfter: retryAfterSeconds === undefined ? null : String(retryAfterSeconds),
    };
  }
}
