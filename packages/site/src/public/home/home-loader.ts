import { latestCasesBody } from '@headnote/core/search/bodies';
import { arrivalOf, type Destination } from '@headnote/core/config';
import type { EmbedLatest } from '@headnote/core/embed';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { destinationPath } from '../../links/arrival.js';
import { latestFromAnswer } from '../../data/latest-items.js';
import { casePreviewPath, searchPath, returnSignInPath } from '../../links/links.js';
import { loaded, type Loaded } from '../../data/loaded.js';
import { isSignedIn, servicesContext, type Services } from '../../app/services.js';

/** Totals of the library, counted by the server. */
export type Totals = Awaited<ReturnType<Services['client']['welcome']['totals']>>;

/** What the home page shows. */
export interface HomeData {
  readonly totals: Loaded<Totals>;
  readonly latest: Loaded<EmbedLatest>;
  /** What opens after signing in. */
  readonly destination: Destination;
  /** True if the address contains a value that could not be read. */
  readonly isDamaged: boolean;
}

/**
 * Loads the home page. A member is redirected to where the address leads. A visitor's search (`?q=`) becomes a sign-in
 * that leads to its results, with scripts off too.
 */
export async function homeLoader({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  const services = context.get(servicesContext);
  const parameters = new URL(request.url).searchParams;
  const text = parameters.get('q')?.trim();
  if (text) throw redirect(afterSearch({ text, kind: parameters.get('kind') }, services));
  const { destination, isDamaged } = arrivalOf(parameters, services.codec);
  if (isSignedIn(services)) throw redirect(destinationPath(destination, services.codec));
  const { signal } = request;
  const [totals, latest] = await Promise.all([
    loaded(services.client.welcome.totals(undefined, { signal }), signal),
    loaded(loadLatest(services, { court: 'sc', signal }), signal),
  ]);
  return { totals, latest, destination, isDamaged };
}

/** The latest cases of the Supreme Court or of the High Courts, with addresses of public pages. */
export async function loadLatest(
  { client }: Pick<Services, 'client'>,
  { court, signal }: { court: 'sc' | 'hc'; signal: AbortSignal },
): Promise<EmbedLatest> {
  const body = latestCasesBody({ court: court === 'sc' ? 'supreme' : 'high' });
  const answer = await client.welcome.latestCases({ body }, { signal });
  return latestFromAnswer(answer, {
    court,
    addressOf: ({ houseCitation }) => casePreviewPath(houseCitation),
  });
}

function afterSearch(search: { text: string; kind: string | null }, services: Services): string {
  const path = searchPath(services.codec, search);
  return isSignedIn(services) ? path : returnSignInPath(services.codec, path);
}
