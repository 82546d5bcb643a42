import { FileProblem } from '../files/file-problem.js';

/** A server that has not answered, or has sent nothing more, after this time is given up. */
const SILENT_MS = 30_000;
const MOST_REDIRECTS = 3;

/** An answer, and its body with a limit on silence. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array>;
}

interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Asks one host, over http or https. Follows redirects inside of that host only: an address that a server names may lead
 * into the operator's own network. Throws a FileProblem if the host does not answer or goes silent.
 */
export async function ask(address: URL, { headers = {}, signal }: RequestOptions): Promise<HttpAnswer> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), SILENT_MS);
  const signals = signal === undefined ? [silence.signal] : [silence.signal, signal];
  const options = { headers, redirect: 'manual', signal: AbortSignal.any(signals) } as const;
  const failed = (cause: unknown) => {
    clearTimeout(timer);
    if (signal?.aborted) return cause;
    const reason = silence.signal.aborted ? `has sent nothing for ${SILENT_MS / 1000} seconds` : 'does not answer';
    return new FileProblem(`${address.host} ${reason}.`, { isUnopened: true, cause });
  };
  let at = address;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await fetch(at, options).catch((error: unknown) => Promise.reject(failed(error)));
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null) {
      return { status: answer.status, headers: answer.headers, body: guard(answer.body, timer, failed) };
    }
    await answer.body?.cancel();
    const to = new URL(location, at);
    if (to.origin !== address.origin || redirects === MOST_REDIRECTS) {
      clearTimeout(timer);
      throw new FileProblem(`${address.host} sends us on to ${to.origin}; name that address if you trust it.`, {
        isUnopened: true,
      });
    }
    at = to;
  }
}

async function* guard(
  body: AsyncIterable<Uint8Array> | null,
  timer: NodeJS.Timeout,
  failed: (cause: unknown) => unknown,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body ?? []) {
      timer.refresh();
      yield chunk;
    }
  } catch (error) {
    throw failed(error);
  } finally {
    clearTimeout(timer);
  }
}
