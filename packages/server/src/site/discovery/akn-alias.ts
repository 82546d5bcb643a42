import { readAknPath, type NamedWork } from '@headnote/core/format';
import { houseCitationToSlug } from '@headnote/core/search/bodies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientGone } from '../../http/client-gone.js';
import type { DiscoveryContext } from './discovery-context.js';

/**
 * Registers `/akn/in/judgment/insc/2023/1066/eng@2023-12-13` and `/akn/in/act/1996/26/eng`, which lead to the stable pages.
 * A number that two documents have leads nowhere, and neither does a date on which the judgment was not given.
 */
export function registerAknAlias(app: FastifyInstance, { services, siteOrigin }: DiscoveryContext): void {
  const dateOf = async (houseCitation: string): Promise<string | null> => {
    const document = await services.documents.byHouseCitation(houseCitation);
    return document?.kind === 'case' ? (document.record.decidedOn ?? null) : null;
  };
  const pathOf = async (work: NamedWork, signal: AbortSignal): Promise<string | undefined> => {
    if (work.kind === 'act') {
      const { acts } = await services.citations.findActs(work.citation);
      const inLibrary = acts.filter(({ id }) => id !== '');
      const [only] = inLibrary;
      return inLibrary.length === 1 && only?.houseCitation && work.date === ''
        ? `/act/${houseCitationToSlug(only.houseCitation)}`
        : undefined;
    }
    const [verdict] = await services.citations.check({ citations: [work.citation], withSentences: false, signal });
    const [hit] = verdict?.hits ?? [];
    if (verdict?.state !== 'found' || verdict.hits.length !== 1 || hit === undefined) return undefined;
    if (work.date !== '' && (await dateOf(hit.houseCitation)) !== work.date) return undefined;
    return `/case/${houseCitationToSlug(hit.houseCitation)}`;
  };

  app.get('/akn/*', async (request: FastifyRequest, reply) => {
    const work = readAknPath(request.url.split('?', 1)[0] ?? '');
    const path = work && (await pathOf(work, clientGone(reply)));
    if (path === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
    // Not for ever: another document may get the number.
    return reply.header('cache-control', 'no-cache').redirect(siteOrigin(request) + path, 302);
  });
}
