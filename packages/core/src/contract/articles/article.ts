import { items, record, sureText, text, type Fields } from '../wire/readers.js';

/** An article on another page. */
export interface Article {
  /** Text to display. */
  readonly title: string;
  /** Address of the article, on another site. */
  readonly url: string;
  /** HTML; sanitise it before you show it. */
  readonly subtitle: string;
}

/** Fields of an article on the wire. */
export const articleFields: Fields<Article> = { title: sureText, url: text, subtitle: text };

/** Reads a list of articles. */
export const articles = items(record(articleFields));
