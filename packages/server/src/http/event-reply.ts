import { PassThrough } from 'node:stream';
import { isHeadnoteError } from '@headnote/core/errors';
import type { FastifyReply } from 'fastify';
import type { AnswerEnvelope, ErrorEnvelope } from './envelope.js';
import { inHindi } from './hindi/in-hindi.js';
import { chosenLanguage } from './page-language.js';

/** The type of an answer that arrives in parts. */
export const EVENT_STREAM = 'text/event-stream; charset=utf-8';

/** Writes an event. */
export const writeEvent = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** An answer that is sent while it is made. */
export interface EventReply {
  /** Sends an event. The first one begins the answer. */
  send(name: string, data: unknown): void;
  /**
   * Does the work and sends what it returns as the last event. An error before the first event becomes the usual answer, with its
   * status; a later one is the last event.
   */
  run(work: () => Promise<AnswerEnvelope>): Promise<unknown>;
}

const UNEXPECTED = 'Something went wrong on the server. Please try again.';

/** Creates the reply of a call that asks for events. */
export function createEventReply(reply: FastifyReply): EventReply {
  let stream: PassThrough | undefined;
  const begin = (): PassThrough => {
    if (stream !== undefined) return stream;
    stream = new PassThrough();
    void reply.type(EVENT_STREAM).send(stream);
    return stream;
  };
  const end = (envelope: AnswerEnvelope | ErrorEnvelope): FastifyReply => {
    const isHindi = chosenLanguage(reply.request.headers.cookie) === 'hi';
    const message = isHindi ? inHindi(envelope.message) : envelope.message;
    begin().end(writeEvent('end', { ...envelope, message }));
    return reply;
  };
  return {
    send: (name, data) => void begin().write(writeEvent(name, data)),
    async run(work) {
      try {
        const envelope = await work();
        return stream === undefined && !envelope.flag ? envelope : end(envelope);
      } catch (error) {
        if (stream === undefined) throw error;
        const isOurs = isHeadnoteError(error);
        if (!isOurs) reply.log.error({ err: error }, 'request failed');
        const code = isOurs ? error.code : 'server';
        const message = isOurs ? error.message : UNEXPECTED;
        return end({ flag: false, message, outdata: null, code, requestId: reply.request.id } satisfies ErrorEnvelope);
      }
    },
  };
}
