import { accessTokenLimits } from '@headnote/core/contract';
import { BadQueryError, NotAllowedError } from '@headnote/core/errors';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTokens, TokenHolder } from '../../accounts/tokens/access-tokens.js';
import type { Cells } from '../../runtime/budgets/cells.js';
import { createRequestMinute } from '../../accounts/tokens/spend-request.js';
import { clientGone, isEndedByClient } from '../../http/client-gone.js';
import type { SiteOrigin } from '../../http/request-origin.js';
import type { Services } from '../../services/services.js';
import { createMcpServer } from './create-mcp-server.js';
import { tools } from './tools.js';

/** Address of the endpoint for members' own tools. */
export const MCP_PATH = '/mcp';
/** A brief of the longest length in JSON: programs write a letter of two bytes with six. */
const MAX_BODY = 3 * accessTokenLimits.maxBrief + 16 * 1024;

/** Bytes of a body above which it can only be a brief. */
const LARGE_BODY = 64 * 1024;
/** What a body counts: reading one of the greatest length takes the server up to half a second. */
const LARGE_COST = 10;

interface McpOptions {
  readonly accessTokens: AccessTokens;
  readonly services: Services;
  readonly siteOrigin: SiteOrigin;
  /** Origins of the operator whose pages may ask. */
  readonly allowedOrigins: readonly string[];
  /** Name of the operator's library. */
  readonly name: string;
  readonly now: () => number;
  readonly cells: Cells;
}

/**
 * Registers the endpoint for members' own tools: the Model Context Protocol over streamable HTTP, one message a request and
 * no sessions. Every request needs an access token and a running subscription; a call of a tool counts for the limits.
 */
export function registerMcp(app: FastifyInstance, options: McpOptions): void {
  const { accessTokens, services, siteOrigin, allowedOrigins, name, now, cells } = options;
  // Greetings and lists cost nothing to answer, so they only must not become a flood.
  const greet = createRequestMinute(cells, 'mcp-greetings');
  const takeBody = createRequestMinute(cells, 'mcp-bodies');
  const holders = new WeakMap<FastifyRequest, TokenHolder>();
  const byName = new Map(tools.map((tool) => [tool.name, tool]));

  app.addHook('onRequest', async (request) => {
    // A page that was led to this server by a changed address names its own origin (DNS rebinding).
    const { origin } = request.headers;
    if (origin !== undefined && origin !== siteOrigin(request) && !allowedOrigins.includes(origin))
      throw new NotAllowedError('Pages of other sites may not use this address.');
  });

  /** Runs before the body is read, so that a stranger cannot make the server read large ones. */
  const admit = async (request: FastifyRequest): Promise<void> => {
    const holder = await accessTokens.read(request.headers.authorization);
    const { principal } = holder;
    if (!principal.hasSubscription)
      throw new NotAllowedError('Your subscription has ended. Access tokens work again after you renew it.');
    // A body of unknown length may be a large one.
    const length = Number(request.headers['content-length'] ?? Infinity);
    if (length > LARGE_BODY) {
      await takeBody(principal.userId, LARGE_COST);
    }
    holders.set(request, holder);
  };

  app.post(MCP_PATH, { bodyLimit: MAX_BODY, onRequest: admit }, async (request, reply) => {
    const signal = clientGone(reply);
    const holder = holders.get(request);
    if (!holder) throw new Error('A request was let in without its token.');
    const { principal } = holder;
    const { method, tool } = readMessage(request.body);
    if (method === 'tools/call') {
      await accessTokens.spend(holder, { cost: byName.get(tool)?.cost ?? 1, address: request.ip });
    } else {
      await greet(principal.userId, 1);
    }
    const context = { services, principal, address: request.ip, signal, origin: siteOrigin(request) };
    const onFault = (error: unknown) => {
      if (!isEndedByClient(error, reply)) request.log.error({ err: error }, 'a tool of the MCP endpoint failed');
    };
    const handler = createMcpHandler(() => createMcpServer({ name, context, now, onFault }), { keepAliveMs: 0 });
    const answer = await handler.fetch(asRequest(request, context), { parsedBody: request.body });
    return send(reply, answer);
  });

  // No stream of notices is kept open, and no session can be ended.
  app.route({
    method: ['GET', 'DELETE'],
    url: MCP_PATH,
    handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  });
}

/** Reads what a message asks for. Throws a BadQueryError for a list of messages, and for a stream of notices, which never ends. */
function readMessage(body: unknown): { readonly method: string; readonly tool: string } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadQueryError('Send one JSON-RPC message in a request.');
  const { method, params } = body as {
    readonly method?: unknown;
    readonly params?: { readonly name?: unknown } | null;
  };
  if (method === 'subscriptions/listen') throw new BadQueryError('This server sends no notices.');
  const tool = params?.name;
  return { method: typeof method === 'string' ? method : '', tool: typeof tool === 'string' ? tool : '' };
}

function asRequest(
  { headers }: FastifyRequest,
  { origin, signal }: { readonly origin: string; readonly signal: AbortSignal },
): Request {
  const kept = new Headers();
  for (const [header, value] of Object.entries(headers))
    // The token stays here: nothing behind this needs it.
    if (typeof value === 'string' && header !== 'authorization' && header !== 'content-length') kept.set(header, value);
  return new Request(origin + MCP_PATH, { method: 'POST', headers: kept, signal });
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const type = answer.headers.get('content-type');
  if (type !== null) reply.type(type);
  const text = await answer.text();
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .send(text === '' ? undefined : text);
}
