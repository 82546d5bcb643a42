import { record, sureCount, sureText, text } from '../wire/readers.js';

/** Who answers an inquiry, as the form says before it is sent. */
export interface EmbedOperator {
  /** Name of the library. */
  readonly name: string;
  /** Name of the grievance officer; may be empty. */
  readonly officer: string;
  /** Address for complaints about personal data; may be empty. */
  readonly complaints: string;
}

/** A challenge of the inquiry form. Its picture is two paths for an inline SVG, so that a page needs no `img-src`. */
export interface EmbedCaptcha {
  /** Good for ten minutes, and for one inquiry. */
  readonly id: string;
  /** Size of the picture in CSS pixels. */
  readonly width: number;
  /** Size of the picture in CSS pixels. */
  readonly height: number;
  /** Path data of the six characters, to be stroked and not filled. */
  readonly characters: string;
  /** Path data of the thin lines across them. */
  readonly lines: string;
  /** Who answers the inquiry. */
  readonly operator: EmbedOperator;
}

/** The spoken form of a challenge. */
export interface EmbedCaptchaSound {
  /** Six spoken digits as a WAV file in base64, at most 500 KB. They never come as text. */
  readonly wav: string;
}

/** Reads a challenge. */
export const embedCaptcha = record<EmbedCaptcha>({
  id: sureText,
  width: sureCount,
  height: sureCount,
  characters: sureText,
  lines: text,
  operator: record<EmbedOperator>({ name: sureText, officer: text, complaints: text }),
});

/** Reads the spoken form of a challenge. */
export const embedCaptchaSound = record<EmbedCaptchaSound>({ wav: sureText });
