import type { Encrypter } from '@headnote/core/config';
import type { ContractCall } from '@headnote/core/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Accounts } from '../accounts/accounts.js';
import type { Principal } from '../accounts/principal.js';
import type { Articles } from '../articles/articles.js';
import type { Challenges } from '../captcha/challenges.js';
import type { Contact } from '../contact/contact.js';
import type { MemberLibrary } from '../member-library/member-library.js';
import type { Portals } from '../partners/portals.js';
import type { Payments } from '../payments/payments.js';
import type { Printing } from '../printing/printing.js';
import type { Services } from './services.js';
import type { PublicConfigReader } from './public-config.js';
import type { SiteOrigin } from './request-origin.js';

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
}

/** The parts of a running server that handlers use. */
export interface RouteDependencies {
  readonly accounts: Accounts;
  readonly articles: Articles;
  readonly challenges: Challenges;
  readonly contact: Contact;
  readonly memberLibrary: MemberLibrary;
  readonly portals: Portals;
  /** Version of the widgets that this server was built with; empty if it has none. */
  readonly widgetVersion: string;
  readonly payments: Payments;
  readonly printing: Printing;
  readonly services: Services;
  readonly siteOrigin: SiteOrigin;
  /** Encrypts the values of links to the site. */
  readonly linkCodec: Encrypter;
  readonly readPublicConfig: PublicConfigReader;
}

/** A call of the contract and its handler. */
export interface BuiltCall {
  readonly call: Pick<ContractCall, 'service' | 'name'>;
  readonly handle: (input: CallInput<unknown>, dependencies: RouteDependencies) => Promise<unknown>;
}

/**
 * Joins a call to its handler, and gives the handler the types of the call. The server's parts come with each request,
 * so a route file is a plain list, and the list of built calls is known before a server starts.
 */
export function build<C extends BuiltCall['call']>(
  call: C,
  handle: (input: CallInput<C>, dependencies: RouteDependencies) => Promise<unknown>,
): BuiltCall {
  // The router passes what the call's own schemas returned, and the handler's types say the same.
  return { call, handle };
}
