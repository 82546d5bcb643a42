/** A message before it is queued. */
export interface Message {
  readonly channel: 'email' | 'sms';
  /** Name of its text; operators register the texts of SMS under such names. */
  readonly template: string;
  /** E-mail address or mobile number. */
  readonly to: string;
  /** Empty for an SMS. */
  readonly subject: string;
  readonly text: string;
  /** The same text for mail programs that show HTML; empty for an SMS. */
  readonly html: string;
}

/** Sends messages. */
export interface Transport {
  /** The channels that this transport serves. */
  readonly channels: readonly Message['channel'][];
  /** Rejects if the message could not be handed over; it is tried again later. */
  send(message: Message & { readonly id: string }): Promise<void>;
  close(): Promise<void>;
}
