import { answerOf, type Options } from './api.ts';

/** The plain name of the header (RFC 6266) where the other one cannot be read. */
function fileNameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain = ''] = /filename="([^"]*)"/i.exec(disposition) ?? [];
  try {
    return encoded === undefined ? plain : decodeURIComponent(encoded);
  } catch {
    return plain;
  }
}

/**
 * A call that gives a file, asked for by POST where there is a body: saved under the name that the server gave it.
 * Rejects as `answerOf` does.
 */
export async function saveFile(path: string, options: Options = {}): Promise<void> {
  const response = await answerOf(options.body === undefined ? 'GET' : 'POST', path, options);
  save(fileNameIn(response.headers.get('content-disposition') ?? ''), await response.blob());
}

export const saveText = (name: string, text: string): void =>
  save(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; some read it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
