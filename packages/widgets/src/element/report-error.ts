import { warn } from '../parts/warn.js';
import { emit, type ErrorDetail } from './events.js';

/** Sends `headnote-error` from an element and writes one console line for the site's owner. */
export function reportError(element: Element, widget: string, error: unknown): void {
  const { code = '', status, requestId } = (error ?? {}) as Partial<ErrorDetail>;
  const detail: ErrorDetail = {
    widget,
    // An error of the view may have a `code` of its own, such as a number.
    code: /^(network|timeout|http|config|quota|blocked)$/.test(code) ? (code as ErrorDetail['code']) : 'internal',
    ...(status && { status }),
    ...(requestId && { requestId }),
  };
  warn(`${widget}: ${detail.code}`, detail.code === 'blocked' ? 'by connect-src' : error);
  emit(element, 'headnote-error', detail);
}
