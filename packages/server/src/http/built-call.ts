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
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Refuses the fields of a form that name another user, which the handler receives itself. Throws NotAllowedError. */
  readonly checkFields: (fields: unknown) => void;
}

/** A call of the contract and its handler, with the parts of the running server that the handler uses. */
export interface BuiltCall<Dependencies> {
  readonly call: Pick<ContractCall, 'service' | 'name'>;
  readonly handle: (input: CallInput<unknown>, dependencies: Dependencies) => Promise<unknown>;
}
