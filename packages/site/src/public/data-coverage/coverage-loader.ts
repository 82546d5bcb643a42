import type { Coverage } from '@headnote/core/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext } from '../../services/services.js';
import { loaded, type Loaded } from '../../data/loaded.js';
import { resultsPath } from '../../links/links.js';
import { searchFor } from '../../links/search-state.js';

/** What the page about the coverage shows. */
export interface CoverageData {
  readonly coverage: Loaded<Coverage>;
  /** Address of the judgments of each court, by the court's id. */
  readonly courtPaths: Readonly<Record<number, string>>;
}

/** Loads the figures. The addresses are encrypted with a new salt each time, so they come with the data. */
export async function coverageLoader({ request, context }: LoaderFunctionArgs): Promise<CoverageData> {
  const { client, codec } = context.get(servicesContext);
  const coverage = await loaded(client.documents.coverage(undefined, { signal: request.signal }), request.signal);
  const courts = coverage.state === 'ready' ? coverage.value.courts.filter(({ name }) => name !== '') : [];
  const path = (name: string) => resultsPath(codec, { ...searchFor(`court:"${name}"`), sort: 'newest' });
  return { coverage, courtPaths: Object.fromEntries(courts.map(({ id, name }) => [id, path(name)])) };
}
