import type { FastifyInstance } from 'fastify';
import { chosenLanguage } from '../page-language.js';
import { inHindi } from './in-hindi.js';

/**
 * Puts the message of each answer into Hindi for a reader who has chosen Hindi for the pages. Every other answer stays as it is,
 * byte for byte.
 */
export function answerInHindi(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (chosenLanguage(request.headers.cookie) !== 'hi' || !hasMessage(payload)) return payload;
    const message = inHindi(payload.message);
    if (message === payload.message) return payload;
    reply.header('content-language', 'hi');
    return { ...payload, message };
  });
}

function hasMessage(payload: unknown): payload is { readonly message: string } {
  return typeof payload === 'object' && payload !== null && 'message' in payload && typeof payload.message === 'string';
}
