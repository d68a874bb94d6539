import type { APIContext } from 'astro';
import { randomUUID } from 'node:crypto';
import type { Runtime } from '#kernel/runtime.ts';

const KEY = Symbol.for('ai-capital.development-runtime');
const holder: typeof globalThis & { [KEY]?: Promise<Runtime> } = globalThis;

/** `astro dev` does not run `main.ts`: creates one runtime for the process, which survives module reloads. */
function developmentRuntime(): Promise<Runtime> {
  holder[KEY] ??= (async () => {
    const [{ loadConfig }, { createRuntime }] = await Promise.all([
      import('./config.ts'),
      import('./create-runtime.ts'),
    ]);
    return createRuntime(loadConfig(process.env));
  })();
  return holder[KEY];
}

export async function developmentLocals(context: APIContext): Promise<Partial<App.Locals>> {
  return {
    runtime: await developmentRuntime(),
    clientAddress: context.clientAddress,
    requestId: randomUUID(),
  };
}
