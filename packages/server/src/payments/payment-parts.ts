import type { Brand } from '@headnote/core/config';
import type { Kysely } from 'kysely';
import type { MessageTexts } from '../messages/message-texts.js';
import type { Database } from '../store/database.js';
import type { PaymentProvider } from './payment-provider.js';

/** What the parts of payment share. */
export interface PaymentParts {
  readonly db: Kysely<Database>;
  /** Undefined if the operator has set up no payment service. */
  readonly provider: PaymentProvider | undefined;
  readonly texts: MessageTexts;
  readonly brand: Brand;
  /** The operator's number in the goods and services tax; empty if there is none. */
  readonly gstin: string;
  /** Mailbox of the operator for payments that need a person; empty if there is none. */
  readonly operator: string;
  readonly now: () => number;
}
