import type { Database } from '#db/drizzle.ts';
import { NO_WORKSPACE } from '#db/schema/index.ts';
import { serviceContext, type ServiceContext } from '#kernel/context.ts';
import type { ActiveSession } from '#kernel/session.ts';
import type { Call } from './call.ts';

/** Present in the context of a public call too, although its type hides it. */
const NOBODY = {
  user: { id: 0, username: '', name: '', email: '', role: 'user' },
  workspace: { id: NO_WORKSPACE, role: 'reader' },
} as const;

/** The context of the service, on the database or in a transaction. */
export function contextOf(call: Call, session: ActiveSession | null, db: Database): ServiceContext {
  const { now, locale, timeZone, runtime, request } = call;
  const { clientAddress, requestId } = call.http.locals;
  const { user, workspace } = session ?? NOBODY;
  return serviceContext({
    db,
    now,
    locale,
    timeZone,
    origin: { address: clientAddress, userAgent: request.headers.get('user-agent') ?? '', requestId },
    log: runtime.log,
    runWork: (work) => runtime.work.run(work, call.account, request.signal),
    user,
    workspace,
  });
}
