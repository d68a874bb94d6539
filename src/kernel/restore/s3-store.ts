import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Address } from '#kernel/config/s3-address.ts';

/** Longest wait for one answer; a backup of gigabytes is sent within. */
const TIMEOUT_MS = 30 * 60_000;

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const tagsIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescaped(text));

/** The code of a broken connection, which `fetch` hides behind a sentence of its own. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? code : cause instanceof Error ? cause.message : String(cause);
}

/** A folder of files in an S3-compatible store, which every instance reaches. */
export class S3Store {
  readonly #address: S3Address;
  readonly #client: AwsClient;
  readonly #timeoutMs: number;

  constructor(address: S3Address, timeoutMs = TIMEOUT_MS) {
    const { accessKeyId, secretAccessKey, region } = address;
    this.#address = address;
    this.#timeoutMs = timeoutMs;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  }

  /** @throws Error with a sentence */
  async put(name: string, path: string, signal?: AbortSignal): Promise<void> {
    // A blob of a file is read as it is sent, has a length, and can be sent again.
    const body = await openAsBlob(path);
    await this.#ask(encodeURIComponent(name), { method: 'PUT', body, ...(signal && { signal }) });
  }

  /** Writes the file only once it is complete. */
  async get(name: string, path: string): Promise<void> {
    const { body } = await this.#ask(encodeURIComponent(name), { method: 'GET' });
    if (!body) throw new Error(`The store sent nothing of ${name}.`);
    const draft = `${path}.partial`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await pipeline(Readable.fromWeb(body as NodeReadableStream), createWriteStream(draft, { mode: 0o600 }));
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async delete(name: string): Promise<void> {
    await this.#ask(encodeURIComponent(name), { method: 'DELETE' });
  }

  /** The names in the folder, in the order of the alphabet. */
  async list(signal?: AbortSignal): Promise<string[]> {
    const prefix = decodeURIComponent(this.#address.prefix);
    const names: string[] = [];
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (next !== undefined) query.set('continuation-token', next);
      const xml = await (
        await this.#ask(`?${query}`, { method: 'GET', ...(signal && { signal }) }, '')
      ).text();
      names.push(...tagsIn(xml, 'Key').map((key) => key.slice(prefix.length)));
      [next] = tagsIn(xml, 'NextContinuationToken');
    } while (next !== undefined);
    return names.toSorted();
  }

  async #ask(address: string, init: RequestInit, folder = this.#address.prefix) {
    const { endpoint, bucket } = this.#address;
    // Host and bucket, never the address, which holds the secret.
    const store = `The store of S3_URL (bucket ${bucket} at ${new URL(endpoint).host})`;
    const late = AbortSignal.timeout(this.#timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, late]) : late;
    const answer = await this.#client
      .fetch(`${endpoint}/${bucket}/${folder}${address}`, { ...init, signal })
      .catch((cause: unknown) => {
        const reason = late.aborted
          ? `did not answer ${String(init.method)} within ${Math.ceil(this.#timeoutMs / 1_000)} s`
          : `cannot be reached (${reasonOf(cause)})`;
        throw new Error(`${store} ${reason}.`, { cause });
      });
    if (answer.ok) return answer;
    const [reason = answer.statusText] = tagsIn(await answer.text(), 'Code');
    throw new Error(`${store} answered ${answer.status} ${reason} to ${String(init.method)}.`);
  }
}
