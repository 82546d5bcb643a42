import type { Articles, StoredArticle } from '../articles/articles.js';
import type { ArticleCommand } from './article-usage.js';

interface ArticleParts {
  readonly articles: Articles;
  /** Who acts, for the audit log. */
  readonly actor: string;
}

/** Runs a command about articles. Returns what to print. */
export async function runArticles(command: ArticleCommand, { articles, actor }: ArticleParts): Promise<string> {
  switch (command.act) {
    case 'list': {
      const found = await articles.list();
      return found.length === 0 ? 'There is no article.' : found.map(articleLines).join('\n');
    }
    case 'add':
      return `Added.\n${articleLines(await articles.add(actor, command.article))}`;
    case 'change':
      return `Changed.\n${articleLines(await articles.change(actor, command.id, command.changes))}`;
    case 'remove':
      await articles.remove(actor, command.id);
      return `The article ${command.id} is removed.`;
  }
}

function articleLines({ id, title, url, subtitle }: StoredArticle): string {
  return [`${id}  ${title}`, `  ${url}`, ...(subtitle === '' ? [] : [`  ${subtitle}`])].join('\n');
}
