import { searchLimits, type ContractCall } from '@headnote/core/contract';
import { BadQueryError, NotAllowedError, NotBuiltError, NotSignedInError } from '@headnote/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Accounts } from '../accounts/accounts.js';
import type { Principal } from '../accounts/principal.js';
import { checkUserId } from '../security/check-user-id.js';
import { refuseRepeatedParameters } from '../security/single-values.js';
import type { BuiltCall } from './built-call.js';
import { callRoutes } from './call-routes.js';
import { clientGone } from './client-gone.js';
import { tellApart } from './tell-apart.js';

interface RegisterOptions {
  readonly contract: readonly ContractCall[];
  readonly built: readonly BuiltCall[];
  readonly accounts: Pick<Accounts, 'readPrincipal'>;
  /** Path under which `app` is mounted; calls elsewhere are left out. */
  readonly prefix: string;
}

/**
 * Makes a route of every call of the contract below a prefix, of its aliases and of its twin. A call nobody built
 * answers 501 in the envelope.
 */
export function registerCalls(app: FastifyInstance, { contract, built, accounts, prefix }: RegisterOptions): void {
  for (const { method, path, calls } of callRoutes(contract)) {
    if (!path.startsWith(`${prefix}/`)) continue;
    const handlers = new Map(calls.map((call) => [call, handlerOf(call, calls, built)]));
    const isBuilt = [...handlers.values()].some((handler) => handler !== undefined);
    app.route({
      method,
      url: path.slice(prefix.length),
      bodyLimit: Math.max(...calls.map(({ maxBody = searchLimits.maxBody }) => maxBody)),
      // Before the body is read: nobody is told that a form is wrong for a call that would not have taken it.
      ...(isBuilt ? {} : { onRequest: async () => notBuilt(calls[0]) }),
      handler: (request, reply) => {
        const call = tellApart(calls, request.body);
        return answer({ call, handler: call && handlers.get(call), accounts, request, reply });
      },
    });
  }
}

/** The call's own handler, or that of a call on the same path which takes the very same. */
function handlerOf(
  call: ContractCall,
  neighbours: readonly ContractCall[],
  built: readonly BuiltCall[],
): BuiltCall | undefined {
  const names = new Set(neighbours.filter(({ body }) => body === call.body).map(nameOf));
  return built.find((one) => nameOf(one.call) === nameOf(call)) ?? built.find((one) => names.has(nameOf(one.call)));
}

function nameOf({ service, name }: BuiltCall['call']): string {
  return `${service}.${name}`;
}

function notBuilt(call: ContractCall | undefined): never {
  throw new NotBuiltError(`${call ? nameOf(call) : 'This call'} is part of the contract and is not built yet.`);
}

interface AnswerOptions {
  readonly call: ContractCall | undefined;
  readonly handler: BuiltCall | undefined;
  readonly accounts: Pick<Accounts, 'readPrincipal'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer({ call, handler, accounts, request, reply }: AnswerOptions): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  if (!call || !handler) return notBuilt(call);
  refuseRepeatedParameters(request.query);
  refusePrefetch(call, request);
  const principal = await readPrincipal(call, accounts, request);
  // As they came: a call that does not name a user would not keep the field.
  if (takesToken(call)) checkUserId({ call, query: request.query, body: request.body, principal });
  // The twin of a GET that writes has the values of its query in the body.
  const isTwin = call.twin?.method === request.method;
  const query = read(call.query, isTwin ? (request.body ?? request.query) : request.query, 'query');
  const body = read(call.body, request.body, 'body');
  return handler.handle({ query, body, principal, signal: clientGone(reply), request, reply });
}

/**
 * What writes is done because somebody asked for it, never because a browser thought that somebody might.
 *
 * @departs V3
 */
function refusePrefetch({ twin }: ContractCall, { headers }: FastifyRequest): void {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  if (twin && purpose !== undefined)
    throw new NotAllowedError('This call writes, so it is not answered to a prefetch.');
}

function takesToken({ auth }: ContractCall): boolean {
  return auth === 'bearer' || auth === 'member';
}

async function readPrincipal(
  call: ContractCall,
  accounts: AnswerOptions['accounts'],
  request: FastifyRequest,
): Promise<Principal | null> {
  // Who pays is the token's user, or a flow number that the handler checks.
  if (!takesToken(call) && call.auth !== 'no-token-and-bearer') return null;
  const principal = await accounts.readPrincipal(request.headers.authorization);
  if (call.auth === 'member' && principal === null) throw new NotSignedInError('This needs a signed-in member.');
  return principal;
}

function read(schema: ContractCall['query'], value: unknown, part: 'query' | 'body'): unknown {
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
