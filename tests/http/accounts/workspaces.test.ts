// One long file: a shared workspace from its making to its end, with everybody who may and may not enter it.
import { createClient, type Client } from '@libsql/client';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, idsOf, member } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anInvitation, aSharedWorkspace, aTeam, inside, join } from '#tests/builders/workspace.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let database: Client;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' }, { isWrittenByTest: true });
  database = createClient({ url: `file:${joinPath(server.dataDir, 'suite.db')}`, timeout: 5_000 });
});
afterAll(async () => {
  database.close();
  await server.stop();
});

let made = 0;
const somebody = (): Promise<ApiClient> => {
  made += 1;
  return new ApiClient(server.url).register(`person${made}`);
};
const userIdOf = async (client: ApiClient): Promise<number> =>
  member((await client.call('GET', '/api/user')).body, 'id', 'number');
const emailOf = async (client: ApiClient): Promise<string> =>
  member((await client.call('GET', '/api/user')).body, 'email', 'string');
const codeOf = ({ status, body }: { status: number; body: unknown }): [number, unknown] => [
  status,
  (body as { code?: string }).code,
];
const contactsOf = async (client: ApiClient, headers?: Record<string, string>): Promise<number[]> =>
  idsOf((await client.call('GET', '/api/crm/contacts', undefined, headers)).body);

async function aPair(role: 'owner' | 'member' | 'reader' = 'member') {
  const owner = await somebody();
  const guest = await somebody();
  return { owner, guest, id: await aTeam(owner, guest, role) };
}

test('two members see the same records, and an outsider none of them', async () => {
  const { owner, guest, id } = await aPair();
  const outsider = await somebody();
  const { body } = await owner.call('POST', '/api/crm/contacts', aCrmContact(), inside(id));
  const contact = member(body, 'id', 'number');
  // Joining chooses the workspace; the owner still works in the personal one.
  expect([await contactsOf(guest), await contactsOf(owner), await contactsOf(owner, inside(id))]).toEqual([
    [contact],
    [],
    [contact],
  ]);
  expect(codeOf(await outsider.call('GET', `/api/crm/contacts/${contact}`))).toEqual([404, 'not_found']);
  const tried = await outsider.call('GET', `/api/crm/contacts/${contact}`, undefined, inside(id));
  expect(codeOf(tried)).toEqual([404, 'workspace_left']);
});

test('the workspace that a person chooses is remembered, and an open tab stays in its own', async () => {
  const { owner, id } = await aPair();
  await owner.call('POST', `/api/workspaces/${id}/choose`);
  const contact = await owner.make('/api/crm/contacts', aCrmContact());
  const { body } = await owner.call('GET', '/api/workspaces');
  const { items } = body as { items: { id: number; isChosen: boolean }[] };
  expect(items.map((each) => each.isChosen)).toEqual([false, true]);
  const personal = items[0]?.id ?? 0;
  expect([await contactsOf(owner), await contactsOf(owner, inside(personal))]).toEqual([[contact], []]);
});

test('a link to a file stays in the workspace of its page, whatever another tab has chosen since', async () => {
  const { owner, id } = await aPair();
  await owner.call('POST', `/api/workspaces/${id}/choose`);
  await owner.make('/api/crm/contacts', aCrmContact({ firstName: 'Casilda' }));
  const { body: settings } = await owner.call('GET', '/leadmanager/settings');
  const [link = ''] = /\/api\/crm\/export\?kind=contacts[^"]*/.exec(String(settings)) ?? [];
  const [personal = 0] = idsOf((await owner.call('GET', '/api/workspaces')).body);
  await owner.call('POST', `/api/workspaces/${personal}/choose`);
  const { status, body } = await owner.call('GET', link.replaceAll('&#38;', '&').replaceAll('&amp;', '&'));
  expect([status, String(body).includes('Casilda')]).toEqual([200, true]);
  const outsider = await (await somebody()).call('GET', `/api/crm/contacts?workspace=${id}`);
  expect(codeOf(outsider)).toEqual([404, 'workspace_left']);
  // An address that somebody else wrote changes nothing.
  const written = await owner.call('POST', `/api/crm/contacts?workspace=${id}`, aCrmContact());
  expect([written.status, await contactsOf(owner)]).toEqual([201, [member(written.body, 'id', 'number')]]);
});

test('a program with a token works in the personal workspace, whatever is chosen in the portal', async () => {
  const { owner, id } = await aPair();
  await owner.call('POST', `/api/workspaces/${id}/choose`);
  await owner.make('/api/crm/contacts', aCrmContact());
  const token = await owner.call('POST', '/api/tokens', {
    name: 'Copia',
    currentPassword: 'clave-de-prueba',
  });
  const program = new ApiClient(server.url);
  program.bearer = member(token.body, 'token', 'string');
  expect(await contactsOf(program)).toEqual([]);
  expect(await contactsOf(program, inside(id))).toHaveLength(1);
});

describe('an invitation', () => {
  test('works for its address alone, and once', async () => {
    const owner = await somebody();
    const [guest, stranger] = [await somebody(), await somebody()];
    const id = await aSharedWorkspace(owner);
    const { token } = await anInvitation(owner, id, (await emailOf(guest)).toUpperCase());
    const accept = (client: ApiClient) => client.call('POST', `/api/workspace-invitations/${token}/accept`);
    expect(codeOf(await accept(stranger))).toEqual([404, 'invitation_address']);
    expect((await accept(guest)).status).toBe(200);
    expect(codeOf(await accept(guest))).toEqual([404, 'link_invalid']);
    const { body } = await owner.call('GET', `/api/workspaces/${id}/members`);
    expect((body as { items: { role: string }[] }).items.map(({ role }) => role)).toEqual([
      'owner',
      'member',
    ]);
  });

  test('is void once withdrawn, replaced by a newer one, or expired', async () => {
    const owner = await somebody();
    const guest = await somebody();
    const id = await aSharedWorkspace(owner);
    const email = await emailOf(guest);
    const refused = async (token: string) =>
      codeOf(await guest.call('POST', `/api/workspace-invitations/${token}/accept`));
    const replaced = await anInvitation(owner, id, email);
    const withdrawn = await anInvitation(owner, id, email);
    expect(await refused(replaced.token)).toEqual([404, 'link_invalid']);
    const path = `/api/workspaces/${id}/invitations/${withdrawn.invitationId}`;
    expect((await owner.call('DELETE', path)).status).toBe(204);
    expect(await refused(withdrawn.token)).toEqual([404, 'link_invalid']);
    const expired = await anInvitation(owner, id, email);
    await database.execute("update workspace_invitations set expiresAt = '2020-01-01T00:00:00.000Z'");
    expect(await refused(expired.token)).toEqual([404, 'link_invalid']);
  });

  test('of a member is refused, and of nobody but an owner', async () => {
    const { owner, guest, id } = await aPair();
    const send = async (client: ApiClient, email: string) =>
      codeOf(await client.call('POST', `/api/workspaces/${id}/invitations`, { email, role: 'member' }));
    expect(await send(owner, await emailOf(guest))).toEqual([409, 'taken']);
    expect(await send(guest, 'otra@test.example')).toEqual([403, 'owner_only']);
  });
});

describe('roles', () => {
  test('of a reader who is made a member hold with the next call, and the other way round', async () => {
    const { owner, guest, id: team } = await aPair('reader');
    const userId = await userIdOf(guest);
    const write = async () => codeOf(await guest.call('POST', '/api/crm/contacts', aCrmContact()));
    const become = (role: string) =>
      owner.call('PATCH', `/api/workspaces/${team}/members/${userId}`, { role });
    expect(await write()).toEqual([403, 'reader_only']);
    await become('member');
    expect(await write()).toEqual([201, undefined]);
    await become('reader');
    expect(await write()).toEqual([403, 'reader_only']);
  });

  test('let one of two owners step down, at the same time or one after the other', async () => {
    const { owner, guest, id: team } = await aPair('owner');
    const [first, second] = [await userIdOf(owner), await userIdOf(guest)];
    const answers = await Promise.all([
      owner.call('PATCH', `/api/workspaces/${team}/members/${second}`, { role: 'member' }),
      guest.call('PATCH', `/api/workspaces/${team}/members/${first}`, { role: 'member' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { body } = await owner.call('GET', `/api/workspaces/${team}/members`);
    const roles = (body as { items: { role: string }[] }).items.map(({ role }) => role);
    expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
  });
});

describe('leaving', () => {
  test('a member who is removed is told so by the next call of an open tab', async () => {
    const { owner, guest, id } = await aPair();
    await owner.call('DELETE', `/api/workspaces/${id}/members/${await userIdOf(guest)}`);
    const answer = await guest.call('POST', '/api/crm/contacts', aCrmContact(), {
      ...inside(id),
      'accept-language': 'es',
    });
    expect(codeOf(answer)).toEqual([404, 'workspace_left']);
    expect(member(answer.body, 'message', 'string')).toContain('Ya no tiene acceso');
    // Without a tab of the workspace, the personal one is back.
    expect((await guest.call('POST', '/api/crm/contacts', aCrmContact())).status).toBe(201);
    expect(await contactsOf(owner, inside(id))).toEqual([]);
  });

  test('is everybody’s to do, but not the last owner’s', async () => {
    const { owner, guest, id } = await aPair();
    const leave = async (client: ApiClient) =>
      codeOf(await client.call('DELETE', `/api/workspaces/${id}/members/${await userIdOf(client)}`));
    expect(await leave(owner)).toEqual([409, 'last_owner']);
    expect(await leave(guest)).toEqual([204, undefined]);
  });
});

test('the personal workspace can be neither shared, renamed nor deleted', async () => {
  const owner = await somebody();
  const [personal] = idsOf((await owner.call('GET', '/api/workspaces')).body);
  const path = `/api/workspaces/${personal}`;
  const answers = [
    await owner.call('PATCH', path, { name: 'Otro' }),
    await owner.call('DELETE', path),
    await owner.call('POST', `${path}/invitations`, { email: 'b@test.example', role: 'member' }),
  ];
  expect(answers.map(codeOf)).toEqual(answers.map(() => [409, 'workspace_personal']));
});

const countOf = async (sql: string, ...args: number[]): Promise<number> =>
  Number((await database.execute({ sql, args })).rows[0]?.['n']);

test('a deleted workspace is closed at once, and its records are erased', async () => {
  const { owner, guest, id } = await aPair();
  await guest.make('/api/crm/contacts', aCrmContact());
  expect((await owner.call('DELETE', `/api/workspaces/${id}`)).status).toBe(204);
  expect(codeOf(await guest.call('GET', '/api/crm/contacts', undefined, inside(id)))).toEqual([
    404,
    'workspace_left',
  ]);
  const left = () => countOf('select count(*) as n from crm_contacts where workspaceId = ?', id);
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
  await expect
    .poll(() => countOf('select count(*) as n from workspaces where id = ?', id), { timeout: 30_000 })
    .toBe(0);
});

test('an account that is deleted leaves its records in shared workspaces, and no workspace without an owner', async () => {
  const { owner, guest, id } = await aPair('owner');
  const third = await somebody();
  await join(owner, id, third);
  const contact = await guest.make('/api/crm/contacts', aCrmContact());
  const userId = await userIdOf(guest);
  const erase = (client: ApiClient) =>
    client.call('DELETE', '/api/user', { currentPassword: 'clave-de-prueba' });
  expect((await erase(guest)).status).toBe(204);
  await expect
    .poll(() => countOf('select count(*) as n from users where id = ?', userId), { timeout: 30_000 })
    .toBe(0);
  expect(await contactsOf(third)).toEqual([contact]);
  expect(codeOf(await erase(owner))).toEqual([409, 'last_owner']);
});

describe('the pages', () => {
  const pageOf = async (client: ApiClient, path: string) => {
    const { status, body } = await client.call('GET', path);
    return { status, text: String(body) };
  };

  test('show the switch to whoever has more than one workspace, and it works without JavaScript', async () => {
    const { owner, id } = await aPair();
    const alone = await pageOf(await somebody(), '/start');
    expect([alone.status, alone.text.includes('/choose')]).toEqual([200, false]);
    expect((await pageOf(owner, '/leadmanager/dashboard')).text).toContain(`/api/workspaces/${id}/choose`);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const chosen = await owner.call('POST', `/api/workspaces/${id}/choose`, 'next=/leadmanager/tasks', form);
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/leadmanager/tasks']);
    const page = await pageOf(owner, '/leadmanager/tasks');
    expect(page.text).toContain(`data-workspace-id="${id}"`);
  });

  test('of a link open the workspace that it names; whoever is no member gets a page that says so', async () => {
    const { owner, id } = await aPair();
    const { body } = await owner.call('POST', '/api/crm/contacts', aCrmContact(), inside(id));
    const path = `/leadmanager/contacts/${member(body, 'id', 'number')}`;
    const opened = await owner.call('GET', `${path}?tab=tasks&workspace=${id}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `${path}?tab=tasks`]);
    expect((await pageOf(owner, path)).text).toContain(`data-workspace-id="${id}"`);
    const outsider = await somebody();
    for (const named of [String(id), '999999', 'x']) {
      const { status, text } = await pageOf(outsider, `${path}?workspace=${named}`);
      expect([status, text.includes('This page is in another workspace')]).toEqual([404, true]);
    }
    const visitor = await new ApiClient(server.url).call('GET', `${path}?workspace=${id}`);
    expect(decodeURIComponent(visitor.headers.get('location') ?? '')).toContain(`workspace=${id}`);
  });

  test('list the workspaces with their members, and invitations to owners alone', async () => {
    const { owner, guest, id } = await aPair();
    await anInvitation(owner, id, 'waiting@test.example');
    const [managed, seen] = [
      await pageOf(owner, '/account/workspaces'),
      await pageOf(guest, '/account/workspaces'),
    ];
    expect([managed.status, seen.status]).toEqual([200, 200]);
    expect(managed.text).toContain('waiting@test.example');
    expect(seen.text).not.toContain('waiting@test.example');
    expect(seen.text).toContain(await emailOf(owner));
  });

  describe('of an invitation', () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const spoken = (language: string) => ({ 'accept-language': language });
    const textOf = async (client: ApiClient, path: string, language = 'en') => {
      const { status, body } = await client.call('GET', path, undefined, spoken(language));
      // As it is read: without what scripts hold.
      const text = String(body).replaceAll(/<script[^]*?<\/script>|props="[^"]*"|<[^>]*>/g, ' ');
      return { status, html: String(body), text: text.replaceAll(/\s+/g, ' ') };
    };
    const masked = (email: string) => `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`;
    async function anOpenInvitation() {
      const [owner, guest] = [await somebody(), await somebody()];
      const id = await aSharedWorkspace(owner, 'Ventas Norte');
      const email = await emailOf(guest);
      const { token, invitationId } = await anInvitation(owner, id, email);
      return { owner, guest, id, email, path: `/join/${token}`, token, invitationId };
    }

    test('the invited account reads who invites it to what, and joins without JavaScript, once', async () => {
      const { guest, email, path, token } = await anOpenInvitation();
      const { text } = await textOf(guest, path);
      expect(text).toContain('Join “Ventas Norte”');
      expect(text).toContain(`invites ${email} to this workspace`);
      const accept = `/api/workspace-invitations/${token}/accept`;
      expect((await guest.call('POST', accept, `token=${token}`, form)).status).toBe(303);
      const used = await textOf(guest, path);
      expect([used.status, used.text.includes('This invitation is no longer valid')]).toEqual([404, true]);
    });

    test.each([
      ['en', 'This invitation is for someone else', 'Sign out'],
      ['es', 'Esta invitación es para otra persona', 'Cerrar sesión'],
    ])(
      'another account is refused (%s), reads whose it is, and may sign out',
      async (language, title, act) => {
        const { owner, email, path, token } = await anOpenInvitation();
        const { text } = await textOf(owner, path, language);
        for (const words of [title, masked(email), await emailOf(owner), act]) expect(text).toContain(words);
        expect(text).not.toContain(email);
        const accept = `/api/workspace-invitations/${token}/accept`;
        const refused = await owner.call('POST', accept, `token=${token}`, { ...form, ...spoken(language) });
        expect(refused.status).toBe(404);
        expect(String(refused.body)).toContain(title);
        expect(codeOf(await owner.call('POST', accept))).toEqual([404, 'invitation_address']);
      },
    );

    test('a signed-out visitor is led to sign in or to make an account, and back', async () => {
      const { email, path } = await anOpenInvitation();
      const { status, html, text } = await textOf(new ApiClient(server.url), path);
      expect(status).toBe(200);
      expect(text).toContain('Ventas Norte');
      expect([text.includes(masked(email)), html.includes(email)]).toEqual([true, false]);
      const back = `next=${encodeURIComponent(path)}`;
      expect(html).toContain(`href="/leadmanager/auth?${back}"`);
      expect(html.replaceAll('&#38;', '&').replaceAll('&amp;', '&')).toContain(
        `href="/leadmanager/auth?create&${back}"`,
      );
      expect(html).not.toContain('/accept');
    });

    test('whoever makes an account of the invited address joins with it', async () => {
      const owner = await somebody();
      const id = await aSharedWorkspace(owner);
      const { token } = await anInvitation(owner, id, 'recien@test.example');
      const newcomer = await new ApiClient(server.url).register('recien');
      const accept = `/api/workspace-invitations/${token}/accept`;
      expect((await newcomer.call('POST', accept, `token=${token}`, form)).status).toBe(303);
      expect((await pageOf(newcomer, '/start')).text).toContain(`data-workspace-id="${id}"`);
    });

    test.each([
      [
        'withdrawn',
        ({ owner, id, invitationId }) =>
          owner.call('DELETE', `/api/workspaces/${id}/invitations/${invitationId}`),
      ],
      [
        'expired',
        ({ invitationId }) =>
          database.execute({
            sql: "update workspace_invitations set expiresAt = '2020-01-01T00:00:00.000Z' where id = ?",
            args: [invitationId],
          }),
      ],
      ['replaced', ({ owner, id, email }) => anInvitation(owner, id, email)],
    ] satisfies [string, (made: Awaited<ReturnType<typeof anOpenInvitation>>) => Promise<unknown>][])(
      'one that is %s says so to everybody, and offers nothing to join',
      async (_, end) => {
        const made = await anOpenInvitation();
        await end(made);
        for (const client of [made.guest, made.owner, new ApiClient(server.url)]) {
          const { status, html, text } = await textOf(client, made.path);
          expect([status, text.includes('This invitation is no longer valid')]).toEqual([404, true]);
          expect([html.includes('/accept'), text.includes('Ventas Norte')]).toEqual([false, false]);
        }
      },
    );
  });
});

test('owners may keep the set-up to themselves: a member is refused with a clear message, also by an undo', async () => {
  const { owner, guest, id } = await aPair();
  const field = { kind: 'contact', label: 'Zona', type: 'text' };
  const add = (who: ApiClient, label: string) =>
    who.call('POST', '/api/crm/fields', { ...field, label }, inside(id));
  const made = await add(guest, 'Zona');
  expect(made.status).toBe(201);
  const asked = await guest.call('PATCH', `/api/workspaces/${id}`, { setUpBy: 'owners' });
  expect(codeOf(asked)).toEqual([403, 'owner_only']);
  const kept = await owner.call('PATCH', `/api/workspaces/${id}`, { setUpBy: 'owners' });
  expect(kept.body).toMatchObject({ setUpBy: 'owners' });

  const refused = await add(guest, 'Ruta');
  expect(codeOf(refused)).toEqual([403, 'set_up_by_owners']);
  expect((refused.body as { message: string }).message).toMatch(/only owners change/);
  const renamed = await owner.call(
    'PATCH',
    `/api/crm/fields/${member(made.body, 'id', 'number')}`,
    { label: 'Comarca' },
    inside(id),
  );
  const undo = `/api/causes/${renamed.headers.get('x-cause-id')}/undo`;
  expect(codeOf(await guest.call('POST', undo, undefined, inside(id)))).toEqual([403, 'set_up_by_owners']);
  expect((await guest.call('POST', '/api/crm/contacts', aCrmContact(), inside(id))).status).toBe(201);
  expect((await add(owner, 'Ruta')).status).toBe(201);
  expect((await owner.call('POST', undo, undefined, inside(id))).status).toBe(200);
});
