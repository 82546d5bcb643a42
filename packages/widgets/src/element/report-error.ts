import { apiOrigin } from '../network/api-origin.js';
import { warn } from '../parts/warn.js';
import { emit, type ErrorDetail, type WidgetErrorCode } from './events.js';

const codes = ['network', 'timeout', 'http', 'config', 'blocked'];

/** Sends `headnote-error` from an element and writes one console line for the site's owner. */
export function reportError(element: Element, widget: string, error: unknown): void {
  const { code, status, requestId } = (error ?? {}) as Partial<Record<keyof ErrorDetail, unknown>>;
  const detail: ErrorDetail = {
    widget,
    code: codes.includes(String(code)) ? (code as WidgetErrorCode) : 'internal',
    ...(typeof status === 'number' && status > 0 && { status }),
    ...(typeof requestId === 'string' && { requestId }),
  };
  const hint = detail.code === 'blocked' ? "Add its address to the page's connect-src." : error;
  warn(`${widget}: ${detail.code}. See ${apiOrigin()}/widgets/#${detail.code}.`, hint);
  emit(element, 'headnote-error', detail);
}
