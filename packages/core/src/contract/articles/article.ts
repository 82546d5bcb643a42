import type { ValueOf } from '../wire/kind.js';
import { sureText, text } from '../wire/readers.js';

export const article = {
  /** Text to display. */
  title: sureText,
  /** Address of the article, on another site. */
  url: text,
  /** HTML; sanitise it before you show it. */
  subtitle: text,
} as const;

/** An article on another page. */
export interface Article extends ValueOf<typeof article> {}
