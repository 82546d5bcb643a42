/** A text that is refused before it is read. The message is the reason, for the person who imports it. */
export class UnusableText extends Error {
  override readonly name = 'UnusableText';
}
