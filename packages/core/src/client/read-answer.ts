import * as v from 'valibot';
import type { Call } from '../contract/call.js';
import { envelopeHead } from '../contract/wire/envelope.js';
import { readText } from '../contract/wire/scalars.js';
import { ContractError } from '../errors/contract-error.js';
import { RefusedError } from '../errors/refused-error.js';
import { errorOfStatus } from './error-of-status.js';
import type { HttpAnswer } from './http.js';
import { retryAfterSeconds } from './retry-after.js';

/** Longest message of a server that is passed on to a reader. */
const MAX_MESSAGE = 500;

interface Known {
  readonly requestId: string | undefined;
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch {
    return undefined;
  }
}

function messageOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('message' in value)) return undefined;
  return readText(value.message).slice(0, MAX_MESSAGE) || undefined;
}

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown, known: Known & { readonly call: string }): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ContractError(known.call, v.getDotPath(issue) ?? '', issue.message, { requestId: known.requestId });
}

/**
 * Reads the answer to a call to its English value. Throws the error of its status, a RefusedError when the flag is
 * false, a ContractError naming call and field when the answer is not of the agreed form.
 */
export function readAnswer<A>(call: Call<never, A>, answer: HttpAnswer): A {
  const name = `${call.service}.${call.name}`;
  const known: Known = { requestId: answer.headers.get('x-request-id') ?? undefined };
  const json = parseJson(answer.text);
  if (answer.status < 200 || answer.status > 299) {
    const retryAfter = retryAfterSeconds(answer.headers.get('retry-after'), Date.now());
    throw errorOfStatus(answer.status, messageOf(json?.value), { ...known, retryAfter });
  }
  if (!json) throw new ContractError(name, '', 'it is not JSON', known);
  if (call.envelope) {
    const head = parse(envelopeHead, json.value, { ...known, call: name });
    if (!head.flag) {
      const { outdata } = json.value as { readonly outdata?: unknown };
      const message = head.message || readText(outdata) || undefined;
      throw new RefusedError(message?.slice(0, MAX_MESSAGE), { ...known, answer: json.value });
    }
  }
  return parse(call.answer, json.value, { ...known, call: name });
}
