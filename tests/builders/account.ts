import { member, type ApiClient } from '../api-client.ts';

const listOf = (body: unknown): { id: number; isCurrent?: boolean }[] =>
  (body as { items: { id: number; isCurrent?: boolean }[] }).items;

let made = 0;

/** Creates a row of an account through the API, as its owner or an administrator; returns its id. */
export const ACCOUNT_ROWS = {
  token: ({ owner }: Makers) =>
    owner.make('/api/tokens', { name: 'Tablero', currentPassword: 'clave-de-prueba' }),
  invitation: async ({ admin }: Makers) => (await admin.confirm()).make('/api/invitations', {}),
  account: ({ admin }: Makers) => makeAccount(admin, 'user'),
  session: async ({ owner, signInAgain }: Makers) => {
    await signInAgain();
    const { body } = await owner.call('GET', '/api/sessions');
    const found = listOf(body).find(({ isCurrent }) => isCurrent === false);
    if (!found) throw new Error(`no other session in ${JSON.stringify(body)}`);
    return found.id;
  },
};

export type Makers = { owner: ApiClient; admin: ApiClient; signInAgain: () => Promise<unknown> };

/** Created by an administrator: registering would sign its caller out. */
export async function makeAccount(admin: ApiClient, role: 'user' | 'admin', username = ''): Promise<number> {
  made += 1;
  const name = username || `made${made}`;
  const account = { username: name, password: 'clave-de-prueba', name, email: `${name}@test.example`, role };
  await admin.confirm();
  const answer = await admin.call('POST', '/api/register', account);
  return member(answer.body, 'id', 'number');
}
