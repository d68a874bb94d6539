/// <reference types="astro/client" />

/** A script with all that it imports, as text (scripts/vite-inlined-scripts.mjs). */
declare module '*?inlined' {
  const text: string;
  export default text;
}

/** The little of the library that is used; it brings no types. */
declare module 'web-push' {
  type Details = { method: string; headers: Record<string, string | number>; body: Buffer };
  const webPush: {
    generateRequestDetails: (
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: {
        vapidDetails: { subject: string; publicKey: string; privateKey: string };
        TTL: number;
        contentEncoding: 'aes128gcm';
      },
    ) => Details;
  };
  export default webPush;
}

declare namespace App {
  /** Tasks of the work pool (kernel/work/). */
  type Tasks = typeof import('./app/work/tasks.ts').TASKS;

  interface Locals {
    runtime: import('./kernel/runtime.ts').Runtime;
    /** From the socket, or from a configured number of trusted proxies: what limits count. */
    clientAddress: string;
    requestId: string;
    /** For the page that answers a form. */
    formAnswer?: import('#kernel/api/form.ts').FormAnswer;
    /** Set by the middleware. */
    locale: import('./i18n/index.ts').Locale;
    timeZone: string | undefined;
    user: import('./kernel/context.ts').SessionUser | null;
    workspace: import('./kernel/context.ts').Workspace | null;
    /** Those that the user is a member of; asked for once a page, where it shows them. */
    workspaces: () => Promise<import('#features/accounts/workspaces/workspace.schema.ts').WorkspaceEntry[]>;
    /** Number of the user's, in all of their workspaces. */
    unreadNotifications: () => Promise<number>;
    /** Of the row, which only the page of the account's sessions asks for. */
    sessionId: string | null;
    /** Counts beside the entries of the portals' navigation. */
    /** Views of the lead manager's lists. */
    views: () => Promise<import('#features/leads/views/view.schema.ts').NavigationView[]>;
    badges: () => Promise<import('#features/loop/start/start.values.ts').Badges>;
    standing: import('./kernel/session.ts').Standing | null;
  }
}
