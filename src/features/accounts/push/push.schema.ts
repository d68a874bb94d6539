import { z } from 'zod';
import { record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

const MAX_ENDPOINT = 1_000;
const BASE64URL = /^[\w-]+=*$/;
const key = (bytes: number) =>
  z
    .string('errors:fields.text')
    .max(200, 'errors:fields.tooLong')
    .refine(
      (text) => BASE64URL.test(text) && Buffer.from(text, 'base64url').length === bytes,
      'errors:fields.invalid',
    );

/** As `PushSubscription.toJSON()` has it. */
export const addDeviceSchema = z.strictObject({
  endpoint: z
    .string('errors:fields.text')
    .max(MAX_ENDPOINT, 'errors:fields.tooLong')
    .refine((given) => URL.canParse(given), 'errors:fields.invalid')
    .meta({ examples: ['https://push.test.invalid/device'] }),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: key(65), auth: key(16) }).meta({
    examples: [
      { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
    ],
  }),
});
export type AddDevice = z.infer<typeof addDeviceSchema>;

export const pushDeviceSchema = record('PushDevice', {
  id: rowId,
  /** Name that the browser gives itself. */
  userAgent: z.string(),
  /** It is the browser of this session. */
  isCurrent: z.boolean(),
  lastSentAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const pushDevicesSchema = z.strictObject({
  items: z.array(pushDeviceSchema),
  nextCursor: z.null(),
  /** VAPID key of this server, which a browser subscribes with. */
  publicKey: z.string(),
});
export type PushDevices = z.infer<typeof pushDevicesSchema>;
