/** A payment as a provider has to know it. */
export interface Order {
  /** Our number; the provider shows it to the payer and sends it back. */
  readonly number: string;
  readonly paise: number;
  /** What is paid for, in words. */
  readonly title: string;
  readonly payer: { readonly name: string; readonly email: string; readonly mobile: string };
  /** Page of the site to which the payer returns. */
  readonly redirectUrl: string;
  /** Address for the provider's notices. */
  readonly webhookUrl: string;
}

/** What a provider says of an order. `open`: no payment of it is under way. `pending`: one is, neither good nor refused yet. */
export type OrderStatus =
  | { readonly state: 'open' }
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'paid'; readonly paise: number; readonly paymentId: string };

/** A notice as it arrived. */
export interface Notice {
  /** The bytes of the body, before any parsing. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Thrown when the provider cannot be reached or answers with an error. The order may exist or not. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** What a genuine notice is about. */
export interface NoticeContent {
  readonly providerId: string;
  /** Why a try to pay failed; missing if the notice says no such thing. */
  readonly failure?: string;
}

/** A payment service (V8). A notice never says that something is paid: that comes from `readStatus` alone. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'instamojo';
  /** Creates the order. Rejects with ProviderError. */
  start(order: Order): Promise<{ readonly providerId: string; readonly paymentUrl: string }>;
  /** Asks for the state of an order. Rejects with ProviderError. */
  readStatus(providerId: string): Promise<OrderStatus>;
  /** Reads a notice; undefined if it is not genuine. */
  readNotice(notice: Notice): NoticeContent | undefined;
}
