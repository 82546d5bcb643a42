import { BadQueryError } from '@headnote/core/errors';
import { parseBody } from './parse-body.js';

/** Whether a body that a member may send asks for more than a visitor may: words behind a preview. */
export function asksForTexts(body: unknown): boolean {
  try {
    parseBody(body, { audience: 'visitor' });
    return false;
  } catch (error) {
    if (error instanceof BadQueryError) return true;
    throw error;
  }
}
