import { NetworkError } from '../errors/network-error.js';
import type { HttpAnswer } from './http.js';

/** An answer that arrives as server-sent events: any number of named events, then one `end` event with the whole envelope. */
export interface EventStream {
  /** Takes the next bytes of the body. */
  readonly push: (bytes: Uint8Array) => void;
  /** Returns the envelope of the `end` event as the answer. Throws a NetworkError if the stream was cut off before. */
  readonly finish: (answer: HttpAnswer) => HttpAnswer;
}

/** Reads events as they arrive and reports data and name of each but the last. Data that is not JSON is undefined. Linear. */
export function createEventStream(onEvent: (data: unknown, name: string) => void): EventStream {
  const decoder = new TextDecoder();
  let rest: string[] = [];
  let name = '';
  let end: string | undefined;

  function readLine(line: string): void {
    if (line.startsWith('event: ')) name = line.slice('event: '.length);
    if (!line.startsWith('data: ')) return;
    const data = line.slice('data: '.length);
    if (name === 'end') end = data;
    else onEvent(parseJson(data), name);
  }

  return {
    push(bytes) {
      const [first = '', ...lines] = decoder.decode(bytes, { stream: true }).split('\n');
      rest.push(first);
      for (const line of lines) {
        readLine(rest.join(''));
        rest = [line];
      }
    },
    finish({ status, headers }) {
      const requestId = headers.get('x-request-id') ?? undefined;
      if (end === undefined) throw new NetworkError(undefined, { requestId });
      const json = new Headers(headers);
      json.set('content-type', 'application/json; charset=utf-8');
      return { status, headers: json, chunks: [new TextEncoder().encode(end)] };
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
