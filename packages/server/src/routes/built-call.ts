import type { ContractCall } from '@headnote/core/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Principal } from '../accounts/principal.js';

/** What a handler gets: query and body as the contract's schemas read them. */
export interface CallInput<C> {
  readonly query: C extends { readonly query: infer S extends GenericSchema<unknown, unknown> }
    ? InferOutput<S>
    : unknown;
  readonly body: C extends { readonly body: infer S extends GenericSchema<unknown, unknown> }
    ? InferOutput<S>
    : unknown;
  /** Null for a visitor, and for every call that takes no token. */
  readonly principal: Principal | null;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call of the contract with what answers it. */
export interface BuiltCall {
  readonly call: Pick<ContractCall, 'service' | 'name'>;
  readonly handle: (input: CallInput<unknown>) => Promise<unknown>;
}

/** Joins a call and its handler, which sees the call's own types. */
export function build<C extends BuiltCall['call']>(
  call: C,
  handle: (input: CallInput<C>) => Promise<unknown>,
): BuiltCall {
  // The router hands over what the call's own schemas gave, which is what the handler's types say.
  return { call, handle };
}
