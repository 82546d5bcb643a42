import type { Article } from '@headnote/core/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext } from '../../services/services.js';
import { loadArticles } from '../../data/load-articles.js';
import { loaded, type Loaded } from '../../data/loaded.js';

/** What the page of articles shows. */
export interface ArticlesData {
  readonly articles: Loaded<readonly Article[]>;
}

/** Loads the articles. */
export async function articlesLoader({ request, context }: LoaderFunctionArgs): Promise<ArticlesData> {
  const { signal } = request;
  return { articles: await loaded(loadArticles(context.get(servicesContext), { signal }), signal) };
}
