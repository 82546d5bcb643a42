import type { LargeIntegerColumn } from '../large-integer.js';

/** A link to an article on another site. */
export interface ArticleRow {
  /** Random, short enough to type. */
  id: string;
  title: string;
  /** Begins with `http:` or `https:`. */
  url: string;
  /** Sanitised HTML; may be empty. */
  subtitle: string;
  created_at: LargeIntegerColumn;
}

/** The table of articles, part of the library's database. */
export interface ArticleTables {
  articles: ArticleRow;
}
