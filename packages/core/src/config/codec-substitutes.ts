/** What stands in an encrypted value of a link for the three base64 characters that an address may not carry. */
export interface CodecSubstitutes {
  readonly '/': string;
  readonly '+': string;
  readonly '=': string;
}
