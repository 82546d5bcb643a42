import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** A parsed command about the assistant. */
export interface AssistantCommand {
  readonly kind: 'assistant';
  readonly act: 'votes';
}

/** The line of the usage text. */
export const assistantUsage =
  '  assistant votes                          answers of the assistant that members voted on, newest first';

/** Reads the arguments after `assistant`. Throws an AdminUsageError with one sentence. */
export function readAssistantCommand([act = '', ...more]: readonly string[]): AssistantCommand {
  if (act !== 'votes' || more.length > 0)
    throw new AdminUsageError(`There is one command about the assistant: "assistant votes". ${seeHelp}`);
  return { kind: 'assistant', act };
}
