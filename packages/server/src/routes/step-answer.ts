import type { StepResult } from '../accounts/flows/flow-parts.js';
import { answered, type AnswerEnvelope } from '../http/envelope.js';

/** Writes the result of a step; a refusal is HTTP 200 with its message (V1). */
export function stepAnswer(result: StepResult, outdataOf: (handle: string) => unknown = () => null): AnswerEnvelope {
  if (!result.isDone) return { flag: false, message: result.message, outdata: null };
  return answered({ message: result.message, outdata: outdataOf(result.handle) });
}
