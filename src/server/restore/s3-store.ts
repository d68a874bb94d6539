import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Address } from '#server/config/s3-address.ts';

/** Longest wait for one answer; a backup of gigabytes is sent within. */
const TIMEOUT_MS = 30 * 60_000;

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const tagsIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescaped(text));

/** A folder of files in an S3-compatible store, which every instance reaches. */
export class S3Store {
  readonly #address: S3Address;
  readonly #client: AwsClient;

  constructor(address: S3Address) {
    const { accessKeyId, secretAccessKey, region } = address;
    this.#address = address;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  }

  /** @throws Error with a sentence */
  async put(name: string, path: string): Promise<void> {
    // A blob of a file is read as it is sent, has a length, and can be sent again.
    await this.#ask(encodeURIComponent(name), { method: 'PUT', body: await openAsBlob(path) });
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
  async list(): Promise<string[]> {
    const prefix = decodeURIComponent(this.#address.prefix);
    const names: string[] = [];
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (next !== undefined) query.set('continuation-token', next);
      const xml = await (await this.#ask(`?${query}`, { method: 'GET' }, '')).text();
      names.push(...tagsIn(xml, 'Key').map((key) => key.slice(prefix.length)));
      [next] = tagsIn(xml, 'NextContinuationToken');
    } while (next !== undefined);
    return names.toSorted();
  }

  async #ask(address: string, init: RequestInit, folder = this.#address.prefix) {
    const { endpoint, bucket } = this.#address;
    const answer = await this.#client.fetch(`${endpoint}/${bucket}/${folder}${address}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return answer;
    const [reason = answer.statusText] = tagsIn(await answer.text(), 'Code');
    // Without the address, which holds the secret.
    throw new Error(`The store of S3_URL answered ${answer.status} ${reason}.`);
  }
}
