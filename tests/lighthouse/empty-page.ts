import { createServer } from 'node:http';

const PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty</p>`;

/** What the browser takes for a page with nothing in it: no page of this machine can be below it. */
export async function startEmptyPage(): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The empty page has no port.');
  return {
    address: `http://127.0.0.1:${bound.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
