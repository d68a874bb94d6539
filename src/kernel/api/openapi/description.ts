import { CONFIRMED_MINUTES, needOf } from '#kernel/endpoint/access.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { EndpointDeclaration, Need } from '#kernel/api/declaration.ts';
import { takesRoom } from '#kernel/endpoint/quota.ts';

/** A call as its declaration, its address and the calls beside it tell of it. */
export type Described = {
  path: string;
  method: string;
  declaration: EndpointDeclaration;
  /** Names of the query, and of the members of the body. */
  query: readonly string[];
  members: readonly string[];
  /** True if `POST {path}/restore` is a call. */
  isRestorable: boolean;
};

/** A sentence, and the errors that it is about. */
type Said = { text?: string; codes?: readonly ErrorCode[] };

const ACCESS: Readonly<Record<'any' | Need, Said>> = {
  any: {
    text: 'Takes the cookie of a session, the token of a sign-in, or an API token.',
    codes: ['signed_out'],
  },
  session: {
    text: 'Takes the cookie of a session or the token of a sign-in; an API token is not enough.',
    codes: ['signed_out', 'token_not_enough'],
  },
  cookie: {
    text: 'Takes the cookie of a session; tokens are not enough.',
    codes: ['signed_out', 'token_not_enough'],
  },
  confirmed: {
    text: `Takes the cookie of a session in which the password was given again within ${CONFIRMED_MINUTES} minutes (POST /api/user/confirm).`,
    codes: ['signed_out', 'token_not_enough', 'password_required'],
  },
};

function access({ declaration, method }: Described): Said[] {
  const { role, opensBeforeSecondFactor } = declaration;
  if (role === 'public') return [{ text: 'Open to everybody, without a session.' }];
  const said = [ACCESS[needOf(declaration, method) ?? 'any']];
  if (role === 'admin') said.unshift({ text: 'For administrators.', codes: ['forbidden'] });
  if (!opensBeforeSecondFactor) said.push({ codes: ['second_factor_missing'] });
  return said;
}

/** `crmContact` as a reader knows it: contact. */
const wordsOf = (owner: string): string =>
  owner
    .replace(/\bcrm(?=[A-Z])/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

function ownership({ declaration: { owner, role } }: Described): Said[] {
  if (owner === 'none') return [];
  if (owner === 'self') return [{ text: 'Concerns the account and the lists of the caller alone.' }];
  const thing = wordsOf(owner);
  const text =
    role === 'admin'
      ? `The ${thing} has to be there.`
      : `The ${thing} has to belong to the caller: one of somebody else is answered as one that is not there.`;
  const said: Said[] = [{ text, codes: ['not_found'] }];
  if (owner.startsWith('deleted '))
    said.push({ text: 'It can be put back within 24 hours of its deletion.' });
  return said;
}

const minutes = (seconds: number): string =>
  seconds === 60 ? 'a minute' : seconds === 3_600 ? 'an hour' : `${seconds / 60} minutes`;

function limits({ declaration, method }: Described): Said[] {
  const { limit } = declaration;
  return [
    ...(limit
      ? [
          {
            text: `One network address may call it ${limit.max} times in ${minutes(limit.windowSeconds)}.`,
            codes: [limit.code ?? 'too_many_requests'],
          },
        ]
      : []),
    ...(takesRoom(method, declaration)
      ? [{ text: 'Refused while the storage of the account is full.', codes: ['quota_exceeded'] as const }]
      : []),
  ];
}

function input({ declaration, method, query, members }: Described): Said[] {
  const { id, body, form, upload, speaksSentLanguage } = declaration;
  const isPaged = query.includes('cursor') && query.includes('limit');
  const said: Said[] = [
    ...(id ? [{ codes: [id] }] : []),
    ...(query.length > 0 || body ? [{ codes: ['invalid'] as const }] : []),
    ...(body ? [{ codes: ['malformed_json', 'too_large', 'unsupported_media_type'] as const }] : []),
  ];
  if (isPaged)
    said.push({
      text: 'Answers a page of the list; `nextCursor` is the `cursor` of the next page, and null behind the last.',
      codes: ['bad_request'],
    });
  if (upload) said.push({ text: `The file goes into the field \`${upload.field}\` of a form.` });
  if (form)
    said.push({ text: 'Takes the form of a browser without JavaScript too, and answers that with a page.' });
  if (method === 'PATCH') said.push({ text: 'What is not sent stays as it is.' });
  if (members.includes('updatedAt'))
    said.push({
      text: 'With the `updatedAt` that was read, a record that has changed since is not overwritten; the answer holds it.',
      codes: ['stale'],
    });
  if (speaksSentLanguage) said.push({ text: 'The answer is in the `language` of the body.' });
  return said;
}

function effect({ declaration, method, path, isRestorable }: Described): Said[] {
  const { refuses = [], isReading, isSlow, wakesJobs, orFound, isSecret, gives, status } = declaration;
  const said: Said[] = [{ codes: refuses }];
  if (isReading || method === 'GET') said.push({ text: 'Changes nothing.' });
  if (isRestorable) said.push({ text: `POST ${path}/restore puts it back within 24 hours.` });
  if (isSlow) said.push({ text: 'May take seconds, and stores nothing before its work is done.' });
  if (wakesJobs) said.push({ text: 'What it queues is done by a job after the answer.' });
  if (orFound)
    said.push({ text: 'Where the record is there already, it is answered with 200 and nothing is made.' });
  if (gives)
    said.push({ text: `Answers a file: ${gives.map((type) => type.split(';', 1)[0] ?? type).join(', ')}.` });
  if (status === 204) said.push({ text: 'Answers nothing but its status.' });
  if (method === 'GET') return said;
  if (isSecret) said.push({ text: 'The answer is told once, whatever `Idempotency-Key` is sent.' });
  else if (method === 'POST')
    said.push({
      text: 'Sent again with the same `Idempotency-Key` within 24 hours, it answers as the first time and does nothing.',
      codes: ['idempotency_mismatch'],
    });
  return [...said, { codes: ['wrong_origin', 'busy', 'disk_full'] }];
}

/** Describes a call beyond its summary: who may make it, what it takes and does, and what it refuses. */
export function describeCall(call: Described): { text: string; codes: ErrorCode[] } {
  const said = [access, ownership, input, effect, limits].flatMap((part) => part(call));
  return {
    text: said.flatMap(({ text }) => text ?? []).join(' '),
    codes: [...new Set(said.flatMap(({ codes = [] }) => codes))],
  };
}
