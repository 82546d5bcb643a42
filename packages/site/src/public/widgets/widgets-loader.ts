import { version } from '@headnote/widgets/package.json';
import type { LoaderFunctionArgs } from 'react-router';
import { casePreviewPath } from '../../links/links.js';
import { isAborted } from '../../data/failure.js';
import { servicesContext, type Services } from '../../services/services.js';
import type { Release } from './snippets.js';

/** The newest case of the library, an example for the widgets that show one case. */
export interface Example {
  readonly citation: string;
  readonly path: string;
}

/** What the playground shows beside the reader's choice. */
export interface WidgetsData {
  /** Undefined if the list of hashes could not be read. */
  readonly release: Release | undefined;
  /** Undefined in an empty library, and when the list could not be read. */
  readonly example: Example | undefined;
}

/** Where the hashes of this version are published. */
export const INTEGRITY_PATH = `/widgets/${version}/integrity.json`;

/** Loads the published hashes and one case. */
export async function widgetsLoader({ request: { signal }, context }: LoaderFunctionArgs): Promise<WidgetsData> {
  const services = context.get(servicesContext);
  const [release, example] = await Promise.all([
    orNothing(readRelease(services, signal), signal),
    orNothing(readExample(services, signal), signal),
  ]);
  return { release, example };
}

/** Each part of the page works without the others. An aborted read still throws: its page is gone. */
async function orNothing<T>(read: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isAborted(error, signal)) throw error;
    return undefined;
  }
}

async function readRelease({ readFile }: Services, signal: AbortSignal): Promise<Release> {
  const answer = await readFile(INTEGRITY_PATH, { signal });
  if (!answer.ok) throw new Error(`${INTEGRITY_PATH} answers ${answer.status}.`);
  return (await answer.json()) as Release;
}

async function readExample({ client }: Services, signal: AbortSignal): Promise<Example | undefined> {
  const { latestCasesBody } = await import('../../data/latest-items.js');
  const { hits } = await client.welcome.latestCases({ body: latestCasesBody({ court: 'supreme' }) }, { signal });
  const citation = hits[0]?.record.houseCitation;
  return citation ? { citation, path: casePreviewPath(citation) } : undefined;
}
