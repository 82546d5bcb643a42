import { randomInt } from 'node:crypto';
import { safeHref } from '@headnote/core/content';
import { sanitizeInline } from '@headnote/core/content/server';
import type { Article } from '@headnote/core/contract';
import { NotFoundError, RefusedError } from '@headnote/core/errors';
import type { Kysely, Transaction } from 'kysely';
import { recordAct } from '../store/audit.js';
import type { Database } from '../store/database.js';
import { runTransaction } from '../store/run-transaction.js';

/** An article with the id that the operator's commands use. */
export interface StoredArticle extends Article {
  readonly id: string;
}

/**
 * Articles on other sites. Acts on an unknown id reject with NotFoundError, values that cannot be stored with
 * RefusedError. Every act is in the audit log.
 */
export interface Articles {
  /** The newest first, with every subtitle sanitised again and no address that a link must not have. */
  list(): Promise<readonly StoredArticle[]>;
  /** Returns the new article as it is stored: with a sanitised subtitle. */
  add(actor: string, article: Article): Promise<StoredArticle>;
  change(actor: string, id: string, changes: Partial<Article>): Promise<StoredArticle>;
  remove(actor: string, id: string): Promise<void>;
}

interface ArticlesOptions {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

/** More than one page should list. */
const MAX_ARTICLES = 200;
const MAX_TITLE = 200;
/** No vowels, so no words; no letters that look like digits. */
const ID_ALPHABET = 'bcdfghjkmnpqrstvwxz23456789';
const ID_LENGTH = 8;

/** Creates the articles on one database. */
export function createArticles({ db, now }: ArticlesOptions): Articles {
  const record = (transaction: Transaction<Database>, actor: string, act: string, { id, title }: StoredArticle) =>
    recordAct(transaction, { at: now(), actor, act, userId: null, details: `article ${id}: ${title}` });

  return {
    async list() {
      const rows = await db
        .selectFrom('articles')
        .select(['id', 'title', 'url', 'subtitle'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ id, title, url, subtitle }) => ({
        id,
        title,
        url: webAddress(url) ?? '',
        subtitle: sanitizeInline(subtitle),
      }));
    },

    add: (actor, article) =>
      runTransaction(db, async (transaction) => {
        const { count } = await transaction
          .selectFrom('articles')
          .select((select) => select.fn.countAll<number | string>().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(count) >= MAX_ARTICLES)
          throw new RefusedError(`There are ${MAX_ARTICLES} articles, the most that are possible. Remove one first.`);
        const id = Array.from({ length: ID_LENGTH }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');
        const added = { id, ...check(article) };
        await transaction
          .insertInto('articles')
          .values({ ...added, created_at: now() })
          .execute();
        await record(transaction, actor, 'article-added', added);
        return added;
      }),

    change: (actor, id, changes) =>
      runTransaction(db, async (transaction) => {
        const known = await find(transaction, id);
        const changed = { id, ...check({ ...known, ...changes }) };
        await transaction.updateTable('articles').set(changed).where('id', '=', id).execute();
        await record(transaction, actor, 'article-changed', changed);
        return changed;
      }),

    remove: (actor, id) =>
      runTransaction(db, async (transaction) => {
        const known = await find(transaction, id);
        await transaction.deleteFrom('articles').where('id', '=', id).execute();
        await record(transaction, actor, 'article-removed', known);
      }),
  };
}

async function find(db: Kysely<Database>, id: string): Promise<StoredArticle> {
  const row = await db
    .selectFrom('articles')
    .select(['id', 'title', 'url', 'subtitle'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new NotFoundError(`There is no article "${id}".`);
  return row;
}

/** The values as they are stored. Throws a RefusedError with one sentence. */
function check({ title, url, subtitle }: Article): Article {
  const name = title.trim();
  if (name === '' || name.length > MAX_TITLE || /\p{Cc}/u.test(name))
    throw new RefusedError(`The title must be one line of 1 to ${MAX_TITLE} characters.`);
  const address = webAddress(url);
  if (address === undefined) throw new RefusedError('The address must begin with https:// or http://.');
  return { title: name, url: address, subtitle: sanitizeInline(subtitle.trim()) };
}

/** The address of a page on the web; undefined for everything else that a link may contain. */
function webAddress(url: string): string | undefined {
  const href = safeHref(url);
  return href !== undefined && /^https?:/i.test(href) ? href : undefined;
}
