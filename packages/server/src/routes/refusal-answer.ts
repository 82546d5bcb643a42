import { isHeadnoteError } from '@headnote/core/errors';
import type { AnswerEnvelope } from '../http/envelope.js';

/** Writes what a form's rule refuses as HTTP 200 with the message (V1). Every other error stays an error. */
export async function orRefusal(work: () => Promise<AnswerEnvelope>): Promise<AnswerEnvelope> {
  try {
    return await work();
  } catch (error) {
    if (!isHeadnoteError(error) || error.code !== 'refused') throw error;
    return { flag: false, message: error.message, outdata: null };
  }
}
