import type { Call, WireRequest } from '../contract/call.js';
import { BadQueryError } from '../errors/bad-query-error.js';
import { isHeadnoteError } from '../errors/headnote-error.js';

/** A call's request, without the base. */
export interface WrittenRequest extends WireRequest {
  readonly method: 'GET' | 'POST';
  readonly body: string | FormData | undefined;
}

function bodyOf({ sends }: Call, body: unknown): string | FormData | undefined {
  if (body === undefined || sends !== 'form-data') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Readonly<Record<string, string | Blob>>)) form.set(name, value);
  return form;
}

/** Builds the request of a call from its input. Throws a BadQueryError for an unusable input. */
export function writeRequest(call: Call, input: unknown): WrittenRequest {
  try {
    const wire = (call as Call<unknown>).request(input);
    return { ...wire, method: call.postAlias ? 'POST' : call.method, body: bodyOf(call, wire.body) };
  } catch (cause) {
    throw isHeadnoteError(cause) ? cause : new BadQueryError(undefined, { cause });
  }
}
