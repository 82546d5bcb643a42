/** Replacements for the three base64 characters that must be escaped in URLs. */
export interface CodecSubstitutes {
  readonly '/': string;
  readonly '+': string;
  readonly '=': string;
}
