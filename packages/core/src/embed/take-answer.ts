import { parseAnswer } from './parse-answer.js';

/** Converts the answer. Throws an EmbedError with the service's message for a refusal, any other error for an invalid answer. */
export type TakeAnswer<A> = (response: Response) => Promise<A>;

type Answer = Readonly<Record<string, unknown>>;

/** Makes the reader of an answer that must contain this name: its list, or what it cannot lack. */
export function takeAnswer<A>(name: string): TakeAnswer<A> {
  return async (response) => {
    const answer = Object(await parseAnswer(response)) as Answer;
    if (!response.ok || !(name in answer)) throw new Error();
    return answer as A;
  };
}
