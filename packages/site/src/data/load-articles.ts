import type { Article } from '@headnote/core/contract';
import type { Services } from '../services/services.js';

/**
 * The articles, each with the HTML of its subtitle sanitised by the engine that is safe in this environment. The server
 * sanitises it too, but a page inserts only what it checked itself.
 */
export async function loadArticles(
  { client }: Pick<Services, 'client'>,
  { signal }: { signal: AbortSignal },
): Promise<readonly Article[]> {
  const [articles, sanitizeInline] = await Promise.all([client.articles.list(undefined, { signal }), loadSanitizer()]);
  return articles.map((article) => ({ ...article, subtitle: sanitizeInline(article.subtitle) }));
}

async function loadSanitizer(): Promise<(html: string) => string> {
  if (import.meta.env.SSR) return (await import('@headnote/core/content/server')).sanitizeInline;
  return (await import('@headnote/core/content/browser')).sanitizeInline;
}
