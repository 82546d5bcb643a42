import type { FastifyInstance } from 'fastify';
import { BadQueryError } from '@headnote/core/errors';
import type { Payments } from '../payments/payments.js';

/** Address of the payment service's notices. */
export const NOTICE_PATH = '/api/payment/webhook';
/** Larger than any notice of a payment. */
const MAX_BYTES = 16 * 1024;

/**
 * Registers the address for notices of the payment service. It reads the bytes of the body, because the signature covers
 * them, and answers 400 to a notice that is not genuine (J4).
 */
export function registerPaymentNotices(app: FastifyInstance, payments: Payments): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.post(NOTICE_PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    if (!(await payments.takeNotice({ body, headers: request.headers })))
      throw new BadQueryError('This is not a notice of the payment service.');
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
