import { arrivalOf } from '@headnote/core/config';
import type { Article } from '@headnote/core/contract';
import type { EmbedLatest } from '@headnote/core/embed';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { destinationPath } from '../../links/arrival.js';
import { casePreviewPath, searchPath, returnSignInPath } from '../../links/links.js';
import { loaded, type Loaded } from '../../data/loaded.js';
import { wantedOf, type Wanted } from './wanted.js';
import { isSignedIn, servicesContext, type Services } from '../../services/services.js';

/** Totals of the library, counted by the server. */
export type Totals = Awaited<ReturnType<Services['client']['welcome']['totals']>>;

/** A tab of the latest cases. */
export type Court = EmbedLatest['court'];

/** What the home page shows. */
export interface HomeData {
  readonly totals: Loaded<Totals>;
  readonly latest: Loaded<EmbedLatest>;
  readonly articles: Loaded<readonly Article[]>;
  /** What opens after signing in. */
  readonly wanted: Wanted;
  /** Court of the latest cases. */
  readonly court: Court;
  /** True if the address contains a value that could not be read. */
  readonly isDamaged: boolean;
}

/**
 * Loads the home page. A member is redirected to where the address leads. A visitor's search (`?q=`) becomes a sign-in
 * that leads to its results, with scripts off too. `?court=hc` shows the High Courts first.
 */
export async function homeLoader({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  const services = context.get(servicesContext);
  const parameters = new URL(request.url).searchParams;
  const text = parameters.get('q')?.trim();
  if (text) throw redirect(afterSearch({ text, kind: parameters.get('kind') }, services));
  const { destination, isDamaged } = arrivalOf(parameters, services.codec);
  if (isSignedIn(services)) throw redirect(destinationPath(destination, services.codec));
  const { signal } = request;
  const court = parameters.get('court') === 'hc' ? 'hc' : 'sc';
  const [totals, latest, articles] = await Promise.all([
    loaded(services.client.welcome.totals(undefined, { signal }), signal),
    loaded(loadLatest(services, { court, signal }), signal),
    loaded(readArticles(services, signal), signal),
  ]);
  return { totals, latest, articles, wanted: wantedOf(parameters, services.codec), court, isDamaged };
}

/** Loaded late: the browser's sanitiser is not part of the first page. */
async function readArticles(services: Services, signal: AbortSignal): Promise<readonly Article[]> {
  const { loadArticles } = await import('../../data/load-articles.js');
  return loadArticles(services, { signal });
}

/** The latest cases of the Supreme Court or of the High Courts, with addresses of public pages. */
export async function loadLatest(
  { client, codec }: Pick<Services, 'client' | 'codec'>,
  { court, signal }: { court: Court; signal: AbortSignal },
): Promise<EmbedLatest> {
  // Loaded late: the first tab comes with the page, in its final form.
  const { latestCasesBody, latestFromAnswer } = await import('../../data/latest-items.js');
  const body = latestCasesBody({ court: court === 'sc' ? 'supreme' : 'high' });
  const answer = await client.welcome.latestCases({ body }, { signal });
  return latestFromAnswer(answer, {
    court,
    addressOf: ({ houseCitation }) => casePreviewPath(houseCitation),
    // No search names all High Courts.
    ...(court === 'sc' && { more: returnSignInPath(codec, searchPath(codec, ALL_OF_SUPREME_COURT)) }),
  });
}

const ALL_OF_SUPREME_COURT = { text: 'court:SC', kind: null, sort: 'newest' } as const;

function afterSearch(search: { text: string; kind: string | null }, services: Services): string {
  const path = searchPath(services.codec, search);
  return isSignedIn(services) ? path : returnSignInPath(services.codec, path);
}
