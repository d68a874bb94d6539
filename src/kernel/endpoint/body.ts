import type { FormRule } from '#kernel/api/form.ts';
import { isKnownKey } from '#kernel/api/idempotency.ts';
import { readForm, readJson } from '#kernel/api/request-body.ts';
import type { Received, UploadRule } from '#kernel/api/upload.ts';
import { serviceContext } from '#kernel/context.ts';
import type { ActiveSession } from '#kernel/session.ts';
import { isLocale } from '#i18n/index.ts';
import type { Call } from './call.ts';
import { keyOf } from './key.ts';
import type { Quota } from './parts.ts';
import { requireRoom } from './quota.ts';

/** Input of a call, before it is validated. */
export type Sent = Omit<Received, 'discard'> & Partial<Pick<Received, 'discard'>>;

const NOTHING: Sent = { given: undefined, fingerprint: '' };

/** A DELETE has a body only if it requires a password. */
const takesBody = ({ method, declaration: { body } }: Call): boolean =>
  method === 'POST' || method === 'PATCH' || method === 'PUT' || (method === 'DELETE' && body !== undefined);

/** Reads JSON, a form or a file, as the call declares. Errors: those of reading, and `quota_exceeded` for a file. */
export function readBody(call: Call, quota: Quota): Sent | Promise<Sent> {
  const { form, caller } = call;
  const { upload } = call.declaration;
  if (form) return readFormBody(call, form);
  if (upload && caller) return receiveFile(call, upload, caller, quota);
  return takesBody(call) ? readJsonBody(call) : NOTHING;
}

/** The fields of a form, whose language is that of the answer. */
export async function readFields(call: Call, { complete }: FormRule): Promise<URLSearchParams> {
  const sent = await readForm(call.request);
  call.fields = complete?.(sent, call.request.headers.get('referer') ?? '') ?? sent;
  const language = call.fields.get('language');
  if (isLocale(language)) call.locale = language;
  return call.fields;
}

async function readFormBody(call: Call, form: FormRule): Promise<Sent> {
  const fields = await readFields(call, form);
  return { given: form.read(fields, call.locale), fingerprint: fields.toString() };
}

async function receiveFile(
  call: Call,
  { receive }: UploadRule,
  { user, workspace }: ActiveSession,
  quota: Quota,
): Promise<Sent> {
  const { db, now, locale, timeZone, request } = call;
  const key = keyOf(call);
  // A repeated request passed the quota the first time: it gets its first answer.
  if (!(key && (await isKnownKey(db, now, key)))) requireRoom(call, quota);
  return receive(serviceContext({ db, now, locale, timeZone, user, workspace }), request);
}

async function readJsonBody({ request }: Call): Promise<Sent> {
  const { value, text } = await readJson(request);
  return { given: value, fingerprint: text };
}
