import type * as v from 'valibot';
import type { Principal } from '../../accounts/principal.js';
import type { Services } from '../../services/services.js';

/** For whom a tool reads, and what of the server it uses. */
export interface ToolContext {
  readonly services: Services;
  readonly principal: Principal;
  /** Network address of the tool. */
  readonly address: string;
  readonly signal: AbortSignal;
  /** Start of links to the site. */
  readonly origin: string;
}

/** A read-only request that a member's tool may make. The answer gets its `asOn` when it is sent. */
export interface Tool<Input extends object = object> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Requests of the member's limits that it counts as; 1 by default. */
  readonly cost?: number;
  readonly input: v.GenericSchema<unknown, Input>;
  readonly run: (input: Input, context: ToolContext) => Promise<object>;
}

/** Gives a tool's `run` the type of its input, and forgets the type again. */
export function defineTool<Input extends object>(tool: Tool<Input>): Tool {
  // The SDK calls `run` only with what the tool's own schema returned.
  return tool as unknown as Tool;
}
