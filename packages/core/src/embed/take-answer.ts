import { readFlag, readText } from '../contract/wire/scalars.js';
import { EmbedError } from './embed-error.js';
import { parseAnswer } from './parse-answer.js';

/** Converts the answer. Throws an EmbedError with the service's message for a refusal, any other error for an invalid answer. */
export type TakeAnswer<A> = (response: Response) => Promise<A>;

type Answer = Readonly<Record<string, unknown>>;

/** Makes the reader of an answer that must contain a list under this name. */
export function takeList<A>(list: 'items' | 'paragraphs'): TakeAnswer<A> {
  return async (response) => {
    const answer = Object(await parseAnswer(response)) as Answer;
    if (!response.ok || !(list in answer)) throw new Error();
    return answer as A;
  };
}

/** Reads the envelope that answers a form. A refusal keeps the service's own message. */
export async function takeOutcome(response: Response): Promise<{ readonly message: string }> {
  const answer = Object(await parseAnswer(response)) as Answer;
  const flags = [answer['flag'], answer['success']].map(readFlag);
  if (flags.includes(false)) {
    throw new EmbedError('refused', response.status, readText(answer['message'] || answer['outdata']));
  }
  if (!response.ok || !flags.includes(true)) throw new Error();
  return { message: readText(answer['message']) };
}
