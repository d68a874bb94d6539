import type { APIRoute } from 'astro';
import type { EndpointDeclaration } from '#kernel/api/declaration.ts';
import type { KeyedAnswer } from '#kernel/api/idempotency.ts';
import { requireSameOrigin } from '#kernel/api/same-origin.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { respond } from './answer.ts';
import { readBody } from './body.ts';
import { Call } from './call.ts';
import { findCaller } from './caller.ts';
import { withinLimit } from './limit.ts';
import { parseInput, type Input } from './parse.ts';
import type { EndpointParts } from './parts.ts';
import { refuse } from './refusal.ts';
import { requireRole } from './role.ts';
import { serve, type Service } from './service.ts';

/** Result of a service: the declared JSON, or for a slow call the function that stores it. */
type Answered<Answer> = Answer | ((db: PublicContext['db']) => Promise<Answer>);

export type Endpoint = APIRoute & { declaration: EndpointDeclaration };

type DeclareEndpoint = {
  <Body = undefined, Query = undefined, Answer = unknown>(
    declaration: EndpointDeclaration<Body, Query, Answer> & { role: 'user' | 'admin' },
    service: (ctx: ServiceContext, input: Input<Body, Query>) => Promise<Answered<NoInfer<Answer>>>,
  ): Endpoint;
  <Body = undefined, Query = undefined, Answer = unknown>(
    declaration: EndpointDeclaration<Body, Query, Answer> & { role: 'public' },
    service: (ctx: PublicContext, input: Input<Body, Query>) => Promise<Answered<NoInfer<Answer>>>,
  ): Endpoint;
};

/**
 * Returns `endpoint()`, which handles every call in this order: origin, session or token, role, limit, body, parse,
 * service, JSON; errors are in the caller's language. An endpoint only declares (docs/architecture.md).
 */
export function createEndpoint({ callers, limits, quota }: EndpointParts): DeclareEndpoint {
  return <Body, Query>(
    declaration: EndpointDeclaration<Body, Query>,
    service: Service<Body, Query>,
  ): Endpoint => {
    const act = async (call: Call<Body, Query>): Promise<KeyedAnswer> => {
      const sent = await readBody(call, quota);
      try {
        return await serve(call, parseInput(call, sent), sent, service, quota);
      } finally {
        await sent.discard?.();
      }
    };
    const route: APIRoute = async (http) => {
      const call = new Call(declaration, http);
      try {
        requireSameOrigin(call.request, call.runtime.config.allowedOrigins);
        await findCaller(call, callers);
        requireRole(call, callers);
        const answer = await withinLimit(call, limits, act);
        return await respond(call, answer, callers);
      } catch (error) {
        return refuse(call, error);
      }
    };
    return Object.assign(route, { declaration });
  };
}
