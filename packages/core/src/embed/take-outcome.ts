import { readFlag, readText } from '../contract/wire/scalars.js';
import { EmbedError } from './embed-error.js';
import { parseAnswer } from './parse-answer.js';

type Answer = Readonly<Record<string, unknown>>;

/** Reads the envelope that answers a form. A refusal keeps the service's own message. */
export async function takeOutcome(response: Response): Promise<{ readonly message: string }> {
  const answer = Object(await parseAnswer(response)) as Answer;
  const flags = [answer['flag'], answer['success']].map(readFlag);
  if (flags.includes(false)) {
    const { message, outdata } = answer;
    const { field } = Object(outdata) as Answer;
    throw new EmbedError('refused', response.status, readText(message || outdata), readText(field));
  }
  if (!response.ok || !flags.includes(true)) throw new Error();
  return { message: readText(answer['message']) };
}
