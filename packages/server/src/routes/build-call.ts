import type { Encrypter } from '@headnote/core/config';
import type { Accounts } from '../accounts/accounts.js';
import type { Alerts } from '../alerts/alerts.js';
import type { Articles } from '../articles/articles.js';
import type { Assistant } from '../assistant/assistant.js';
import type { Challenges } from '../captcha/challenges.js';
import type { Contact } from '../contact/contact.js';
import type { BuiltCall as CallWithHandler, CallInput } from '../http/built-call.js';
import type { PublicConfigReader } from '../http/public-config.js';
import type { SiteOrigin } from '../http/request-origin.js';
import type { MemberLibrary } from '../member-library/member-library.js';
import type { Portals } from '../partners/portals.js';
import type { Payments } from '../payments/payments.js';
import type { Printing } from '../printing/printing.js';
import type { Services } from '../services/services.js';

/** The parts of a running server that handlers use. */
export interface RouteDependencies {
  readonly accounts: Accounts;
  readonly alerts: Alerts;
  readonly articles: Articles;
  readonly assistant: Assistant;
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
export type BuiltCall = CallWithHandler<RouteDependencies>;

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
