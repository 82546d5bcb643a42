import type { Call } from '@headnote/core/contract';
import { BadQueryError, NotBuiltError, NotSignedInError } from '@headnote/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Accounts } from '../accounts/accounts.js';
import type { Principal } from '../accounts/principal.js';
import { checkUserId } from '../security/check-user-id.js';
import { refuseRepeatedParameters } from '../security/single-values.js';
import type { BuiltCall } from './built-call.js';
import { clientGone } from './client-gone.js';

interface RegisterOptions {
  readonly contract: readonly Call[];
  readonly built: readonly BuiltCall[];
  readonly accounts: Pick<Accounts, 'readPrincipal'>;
  /** Path under which `app` is mounted; calls elsewhere are left out. */
  readonly prefix: string;
}

/** Makes a route of every call of the contract below a prefix. A call nobody built answers 501 in the envelope. */
export function registerCalls(app: FastifyInstance, { contract, built, accounts, prefix }: RegisterOptions): void {
  const seen = new Set<string>();
  for (const call of contract) {
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      const route = `${call.method} ${path}`;
      // Two calls may share a path and be told apart by their body.
      if (!path.startsWith(`${prefix}/`) || seen.has(route)) continue;
      seen.add(route);
      const handler = built.find((one) => one.call.method === call.method && one.call.path === call.path);
      app.route({
        method: call.method,
        url: path.slice(prefix.length),
        handler: (request, reply) => answer({ call, handler, accounts, request, reply }),
      });
    }
  }
}

interface AnswerOptions {
  readonly call: Call;
  readonly handler: BuiltCall | undefined;
  readonly accounts: Pick<Accounts, 'readPrincipal'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer({ call, handler, accounts, request, reply }: AnswerOptions): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  if (!handler) throw new NotBuiltError('This call is part of the contract and is not built yet.');
  refuseRepeatedParameters(request.query);
  const principal = await readPrincipal(call, accounts, request);
  const query = read(call.query, request.query, 'query');
  const body = read(call.body, request.body, 'body');
  if (call.auth === 'bearer' || call.auth === 'member') checkUserId({ call, query, body, principal });
  return handler.handle({ query, body, principal, signal: clientGone(reply), request, reply });
}

async function readPrincipal(
  call: Call,
  accounts: AnswerOptions['accounts'],
  request: FastifyRequest,
): Promise<Principal | null> {
  if (call.auth !== 'bearer' && call.auth !== 'member') return null;
  const principal = await accounts.readPrincipal(request.headers.authorization);
  if (call.auth === 'member' && principal === null) throw new NotSignedInError('This needs a signed-in member.');
  return principal;
}

function read(schema: Call['query'], value: unknown, part: 'query' | 'body'): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new BadQueryError(`${path === null ? part : `${part}.${path}`}: ${problem(issue)}`);
}

/** The schema library's own messages repeat what came, which may be a password; ours say what it must be. */
function problem({ message, expected }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message;
  return expected === null ? 'not valid' : `must be ${expected}`;
}
