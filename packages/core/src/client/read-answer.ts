import type { GenericSchema } from 'valibot';
import type { Call } from '../contract/call.js';
import { envelopeHead } from '../contract/wire/envelope.js';
import { readText } from '../contract/wire/scalars.js';
import { ContractError } from '../errors/contract-error.js';
import { RefusedError } from '../errors/refused-error.js';
import { decodeText } from './decode-text.js';
import { errorOfStatus } from './error-of-status.js';
import type { HttpAnswer } from './http.js';
import { retryAfterSeconds } from './retry-after.js';

/** Maximum length of a server's message for a reader. */
const MAX_MESSAGE = 500;

/** Proxies often answer with a page of their own. */
const WEB_PAGE = 'it is a web page, not data, perhaps the sign-in page of a network';

/** Parses JSON. Returns undefined, which JSON cannot express, for invalid text. */
function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the service's message in a refusal. */
function wordsOf(message: string, envelope: unknown): string | undefined {
  const { outdata } = envelope as { readonly outdata?: unknown };
  return (message || readText(outdata)).slice(0, MAX_MESSAGE) || undefined;
}

// Uses the Standard Schema interface, so a page without its own schemas bundles no schema library.
function check<T>(schema: GenericSchema<unknown, T>, value: unknown) {
  type Checked = Awaited<ReturnType<(typeof schema)['~standard']['validate']>>;
  return schema['~standard'].validate(value) as Checked;
}

/**
 * Reads the answer to a call to a value with English names. Throws the error of its status, a RefusedError if the flag
 * is false, or a ContractError that names call and field if the answer has an unexpected form.
 */
export function readAnswer<A>(call: Call<never, A>, { status, headers, chunks }: HttpAnswer): A {
  const requestId = headers.get('x-request-id') ?? undefined;
  const fail = (problem: string, field = ''): never => {
    throw new ContractError(`${call.service}.${call.name}`, field, problem, { requestId });
  };
  const refusal = (message: string | undefined, answer: unknown): RefusedError =>
    new RefusedError(message, { requestId, fromService: true, answer });
  const parse = <T>(schema: GenericSchema<unknown, T>, value: unknown): T => {
    const result = check(schema, value);
    if (!result.issues) return result.value;
    const [issue] = result.issues;
    const path = issue?.path?.map((key) => (typeof key === 'object' ? key.key : key));
    return fail(issue?.message ?? '', path?.join('.'));
  };

  if (status < 200 || status > 299) {
    const answer = parseJson(decodeText(chunks));
    const head = check(envelopeHead, answer);
    // Without an envelope the answer may come from a proxy, and its message is not the service's.
    const fromService = !head.issues && !head.value.flag;
    const message = fromService ? wordsOf(head.value.message, answer) : undefined;
    const challenge = fromService ? readText((answer as { challenge?: unknown }).challenge) || undefined : undefined;
    const details = { requestId, fromService, retryAfter: retryAfterSeconds(headers), challenge };
    const error = errorOfStatus(status, message, details);
    throw error ?? (fromService ? refusal(message, answer) : fail(`its status is ${status}`));
  }
  const type = headers.get('content-type') ?? '';
  const answerAs = call.answerAs ?? 'json';
  // No call of the contract answers with a page. Some servers declare JSON as HTML, so JSON is recognised by its
  // content.
  const isPage = /^text\/html\b/i.test(type);
  if (isPage && answerAs !== 'json') fail(WEB_PAGE);
  if (answerAs === 'text') return parse(call.answer, decodeText(chunks));
  // A refusal comes as an envelope instead of the file.
  if (answerAs === 'blob' && !/\bjson\b/i.test(type)) {
    if (chunks.length === 0) fail('it is empty');
    return parse(call.answer, new Blob([...chunks], { type }));
  }
  const text = decodeText(chunks, true);
  if (text === undefined) fail('it is not in UTF-8');
  const json = parseJson(text);
  if (json === undefined) fail(isPage || /^\s*</.test(text ?? '') ? WEB_PAGE : 'it is not JSON');
  if (call.envelope || answerAs === 'blob') {
    const head = parse(envelopeHead, json);
    if (!head.flag) throw refusal(wordsOf(head.message, json), json);
    if (answerAs === 'blob') fail('it is an envelope without a file');
  }
  return parse(call.answer, json);
}
