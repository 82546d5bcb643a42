import type { Fields, ValueOf } from '../wire/kind.js';
import { sureCount, sureText, text } from '../wire/readers.js';

const operator = {
  /** Name of the library. */
  name: sureText,
  /** Name of the grievance officer; may be empty. */
  officer: text,
  /** Address for complaints about personal data; may be empty. */
  complaints: text,
} as const;

/** Who answers an inquiry, as the form says before it is sent. */
export interface EmbedOperator extends ValueOf<typeof operator> {}

export const embedCaptcha = {
  /** Good for ten minutes, and for one inquiry. */
  id: sureText,
  /** Size of the picture in CSS pixels. */
  width: sureCount,
  /** Size of the picture in CSS pixels. */
  height: sureCount,
  /** Path data of the six characters, to be stroked and not filled. */
  characters: sureText,
  /** Path data of the thin lines across them. */
  lines: text,
  /** Who answers the inquiry. */
  operator: operator as Fields<EmbedOperator>,
} as const;

/** A challenge of the inquiry form. Its picture is two paths for an inline SVG, so that a page needs no `img-src`. */
export interface EmbedCaptcha extends ValueOf<typeof embedCaptcha> {}

export const embedCaptchaSound = {
  /** Six spoken digits as a WAV file in base64, at most 500 KB. They never come as text. */
  wav: sureText,
} as const;

/** The spoken form of a challenge. */
export interface EmbedCaptchaSound extends ValueOf<typeof embedCaptchaSound> {}
