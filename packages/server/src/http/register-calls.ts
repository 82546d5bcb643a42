import { searchLimits, type ContractCall } from '@headnote/core/contract';
import { BadQueryError, NotAllowedError, NotBuiltError, NotSignedInError } from '@headnote/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.js';
import type { Principal } from '../accounts/principal.js';
import { auditForeignUser } from './audit-foreign-user.js';
import { checkUserId } from './check-user-id.js';
import { isForm, NO_FORM } from './receive-form.js';
import { readPart } from './read-part.js';
import { refuseRepeatedParameters } from './single-values.js';
import type { BuiltCall } from './built-call.js';
import { nameCall } from './call-name.js';
import { callRoutes } from './call-routes.js';
import { clientGone } from './client-gone.js';
import { findHandler, nameOf } from './find-handler.js';
import { tellApart } from './tell-apart.js';

/** What this router itself uses of the parts that it hands to the handlers. */
interface ReadsPrincipal {
  readonly accounts: Pick<Accounts, 'readPrincipal'>;
}

const FORM = 'multipart/form-data';

interface RegisterOptions<Dependencies> {
  readonly contract: readonly ContractCall[];
  readonly built: readonly BuiltCall<Dependencies>[];
  readonly dependencies: Dependencies;
  /** Path under which `app` is mounted; calls elsewhere are left out. */
  readonly prefix: string;
}

/**
 * Registers a route for every call of the contract below a prefix, for its aliases and for its POST alias. A call
 * without a handler answers 501 in the envelope.
 */
export function registerCalls<Dependencies extends ReadsPrincipal>(
  app: FastifyInstance,
  { contract, built, dependencies, prefix }: RegisterOptions<Dependencies>,
): void {
  if (!app.hasContentTypeParser(FORM)) app.addContentTypeParser(FORM, (_request, _payload, done) => done(null));
  for (const { method, path, calls } of callRoutes(contract)) {
    if (!path.startsWith(`${prefix}/`)) continue;
    const handlers = new Map(calls.map((call) => [call, findHandler(call, calls, built)]));
    const isBuilt = [...handlers.values()].some((handler) => handler !== undefined);
    const isFile = calls.some(takesFiles);
    app.route({
      method,
      // Compression keeps events back until there are enough of them.
      ...(isFile ? { compress: false, config: { takesFiles: true } } : {}),
      url: path.slice(prefix.length),
      bodyLimit: Math.max(...calls.map(({ maxBody = searchLimits.maxBody }) => maxBody)),
      // Before the body is read: a call that is not built does not report errors in a form.
      ...(isBuilt ? {} : { onRequest: async () => notBuilt(calls[0]) }),
      // A body of another type would be read before anybody knows who sends it.
      ...(isBuilt && isFile ? { onRequest: async (request: FastifyRequest) => needForm(request) } : {}),
      handler: (request, reply) => {
        const call = tellApart(calls, request.body);
        if (call !== undefined) nameCall(request, nameOf(call));
        return answer({ call, handler: call && handlers.get(call), dependencies, request, reply });
      },
    });
  }
}

const takesFiles = ({ sends }: Pick<ContractCall, 'sends'>): boolean => sends === 'form-data';

function needForm(request: FastifyRequest): void {
  if (!isForm(request)) throw new BadQueryError(NO_FORM);
}

function notBuilt(call: ContractCall | undefined): never {
  throw new NotBuiltError(`${call ? nameOf(call) : 'This call'} is part of the contract and is not built yet.`);
}

interface AnswerOptions<Dependencies> {
  readonly call: ContractCall | undefined;
  readonly handler: BuiltCall<Dependencies> | undefined;
  readonly dependencies: Dependencies;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer<Dependencies extends ReadsPrincipal>({
  call,
  handler,
  dependencies,
  request,
  reply,
}: AnswerOptions<Dependencies>): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  if (!call || !handler) return notBuilt(call);
  refuseRepeatedParameters(request.query);
  refusePrefetch(call, request);
  const principal = await readPrincipal(call, dependencies.accounts, request);
  // Checks the raw values: the schema of a call that does not name a user drops the field.
  const onForeign = (given: string) => auditForeignUser(request, { call, own: principal?.userId ?? null, given });
  const checkFields = (fields: unknown) =>
    checkUserId({ call, query: request.query, body: fields, principal, onForeign });
  if (takesToken(call) || principal !== null) checkFields(request.body);
  // The POST alias of a GET that writes has the values of the query in the body.
  const isPostAlias = call.postAlias === true && request.method === 'POST';
  const query = readPart(call.query, isPostAlias ? (request.body ?? request.query) : request.query, 'query');
  // The handler receives a form itself, once it knows that the member may send a file.
  const body = takesFiles(call) ? undefined : readPart(call.body, request.body, 'body');
  return handler.handle(
    { query, body, principal, signal: clientGone(reply), request, reply, checkFields },
    dependencies,
  );
}

/**
 * Refuses a write by GET that a browser sends ahead of a click.
 *
 * @departs V3
 */
function refusePrefetch({ postAlias }: ContractCall, { headers }: FastifyRequest): void {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  if (postAlias && purpose !== undefined)
    throw new NotAllowedError('This call writes, so it is not answered to a prefetch.');
}

function takesToken({ auth }: ContractCall): boolean {
  return auth === 'bearer' || auth === 'member';
}

async function readPrincipal(
  call: ContractCall,
  accounts: ReadsPrincipal['accounts'],
  request: FastifyRequest,
): Promise<Principal | null> {
  // The payer is the token's user, or a flow number that the handler checks.
  if (!takesToken(call) && call.auth !== 'no-token-and-bearer') return null;
  const principal = await accounts.readPrincipal(request.headers.authorization);
  if (call.auth === 'member' && principal === null) throw new NotSignedInError('This needs a signed-in member.');
  return principal;
}
