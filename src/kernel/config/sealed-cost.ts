/** Number of sealed secrets by kind; an email counts once, whatever its parts. */
export type SealedCounts = { emails: number; apps: number; modelKeys: number; webhooks: number };

const several = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** `3 queued emails, 1 authenticator app, 2 model keys and 1 webhook`. */
export const costOf = ({ emails, apps, modelKeys, webhooks }: SealedCounts): string =>
  `${several(emails, 'queued email', 'queued emails')}, ${several(apps, 'authenticator app', 'authenticator apps')}, ${several(modelKeys, 'model key', 'model keys')} and ${several(webhooks, 'webhook', 'webhooks')}`;
