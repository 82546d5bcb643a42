import { houseCitationToSlug } from '@headnote/core/search/bodies';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DocumentPart } from '../../library/list-documents.js';
import { shareResult } from '../../runtime/share-result.js';
import { forEveryone, type DiscoveryContext } from './discovery-context.js';
import { keepSitemaps } from './kept-sitemaps.js';
import { XML_DECLARATION, xmlText } from '../../runtime/xml.js';

/** The most addresses of one file, by the protocol. */
const PART_SIZE = 50_000;
const HOUR = 3_600;

/** Folders of the stable pages, and names of the files that list them. */
const KINDS = [
  { kind: 'case', name: 'cases', folder: 'case' },
  { kind: 'act', name: 'acts', folder: 'act' },
] as const;

type Kind = (typeof KINDS)[number];

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface SitemapOptions {
  /** Addresses in one file; for tests. */
  readonly partSize?: number;
}

/**
 * Registers `/sitemap.xml`, the index of all files, `/sitemap-pages.xml`, and `/sitemap-cases-1.xml` and so on. A file of
 * documents, and how they are split, is worked out at most once an hour. A page of the site has no date, because nothing tells
 * when its words changed.
 */
export function registerSitemap(
  app: FastifyInstance,
  { services: { documents }, siteOrigin, pages, steady }: DiscoveryContext,
  { partSize = PART_SIZE }: SitemapOptions = {},
): void {
  const partsOf = Object.fromEntries(
    KINDS.map(({ kind }) => [
      kind,
      shareResult(() => documents.parts(kind, partSize), { cacheMs: HOUR * 1_000, now: steady }),
    ]),
  ) as Readonly<Record<Kind['kind'], () => Promise<readonly DocumentPart[]>>>;

  const kept = keepSitemaps(HOUR * 1_000, steady);

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = siteOrigin(request);
    const files = [`<sitemap><loc>${xmlText(origin)}/sitemap-pages.xml</loc></sitemap>`];
    for (const { kind, name } of KINDS) {
      for (const [index, { changedAt }] of (await partsOf[kind]()).entries())
        files.push(
          `<sitemap><loc>${xmlText(origin)}/sitemap-${name}-${index + 1}.xml</loc><lastmod>${changedAt}</lastmod></sitemap>`,
        );
    }
    return sendXml(reply, `<sitemapindex ${NAMESPACE}>\n${files.join('\n')}\n</sitemapindex>\n`);
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const urls = pages.map((path) => `<url><loc>${xmlText(siteOrigin(request) + path)}</loc></url>\n`);
    return sendXml(reply, `<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`);
  });

  for (const { kind, name, folder } of KINDS) {
    app.get<{ Params: { part: string } }>(`/sitemap-${name}-:part(^\\d{1,6}).xml`, async (request, reply) => {
      const part = (await partsOf[kind]())[Number(request.params.part) - 1];
      if (part === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
      const start = `${siteOrigin(request)}/${folder}/`;
      const write = () => urlSet(start, documents.list(kind, { firstId: part.firstId, size: partSize }));
      return asXml(reply).send(await kept({ request, reply }, `${start} ${part.firstId}`, write));
    });
  }
}

async function* urlSet(
  start: string,
  chunks: ReturnType<DiscoveryContext['services']['documents']['list']>,
): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<urlset ${NAMESPACE}>\n`;
  for await (const chunk of chunks) {
    const urls = chunk.map(
      ({ houseCitation, changedAt }) =>
        `<url><loc>${xmlText(start + houseCitationToSlug(houseCitation))}</loc><lastmod>${changedAt}</lastmod></url>\n`,
    );
    yield urls.join('');
  }
  yield '</urlset>\n';
}

function sendXml(reply: FastifyReply, body: string): FastifyReply {
  return asXml(reply).send(XML_DECLARATION + body);
}

function asXml(reply: FastifyReply): FastifyReply {
  return forEveryone(reply, HOUR).type('application/xml; charset=utf-8');
}
