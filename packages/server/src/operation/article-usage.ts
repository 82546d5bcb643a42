import type { Article } from '@headnote/core/contract';
import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** A parsed command about articles. */
export type ArticleCommand =
  | { readonly kind: 'articles'; readonly act: 'list' }
  | { readonly kind: 'articles'; readonly act: 'add'; readonly article: Article }
  | { readonly kind: 'articles'; readonly act: 'change'; readonly id: string; readonly changes: Partial<Article> }
  | { readonly kind: 'articles'; readonly act: 'remove'; readonly id: string };

/** The values of an article on the command line. */
export type ArticleValues = { readonly [Name in keyof Article]?: string | undefined };

/** The lines of the usage text. */
export const articleUsage = `  articles list                            articles on other sites, the newest first
  articles add --title <t> --url <u> [--subtitle <html>]
  articles change <id> [--title <t>] [--url <u>] [--subtitle <html>]
  articles remove <id>`;

/** Reads the arguments after `articles`. Throws an AdminUsageError with one sentence. */
export function readArticleCommand(
  [act = 'list', id = '', ...more]: readonly string[],
  { title, url, subtitle }: ArticleValues,
): ArticleCommand {
  const kind = 'articles';
  const takesId = act === 'change' || act === 'remove';
  if (more.length > 0 || (id !== '' && !takesId))
    throw new AdminUsageError(`"articles ${act}" has too many words; put texts in quotation marks. ${seeHelp}`);
  if (takesId && id === '') throw new AdminUsageError(`"articles ${act}" needs the id of an article. ${seeHelp}`);
  switch (act) {
    case 'list':
      return { kind, act };
    case 'add':
      if (title === undefined || url === undefined)
        throw new AdminUsageError(`"articles add" needs --title and --url. ${seeHelp}`);
      return { kind, act, article: { title, url, subtitle: subtitle ?? '' } };
    case 'change': {
      const changes = {
        ...(title === undefined ? {} : { title }),
        ...(url === undefined ? {} : { url }),
        ...(subtitle === undefined ? {} : { subtitle }),
      };
      if (Object.keys(changes).length === 0)
        throw new AdminUsageError(`"articles change" needs --title, --url or --subtitle. ${seeHelp}`);
      return { kind, act, id, changes };
    }
    case 'remove':
      return { kind, act, id };
    default:
      throw new AdminUsageError(`There is no command "articles ${act}". ${seeHelp}`);
  }
}
