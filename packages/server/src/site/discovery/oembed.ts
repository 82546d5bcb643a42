import { BadQueryError, NotFoundError } from '@headnote/core/errors';
import { casePageTitle, displayCourt } from '@headnote/core/format';
import { slugToHouseCitation } from '@headnote/core/search/bodies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LibraryDocument } from '../../library/document-record.js';
import { forEveryone, parameterOf, type DiscoveryContext } from './discovery-context.js';
import { XML_DECLARATION, xmlText } from '../../runtime/xml.js';

const HOUR = 3_600;

/** Size of the framed preview where the consumer sets no bound, in pixels. */
const FRAME = { width: 600, height: 480 };

type Answer = Readonly<Record<string, string | number>>;

/**
 * Registers `/oembed?url=…`, by which other sites turn the address of a preview into a card: a link with title and court. With
 * a partner's `key`, a case becomes its preview in a frame. `format` is `json` or `xml`.
 */
export function registerOembed(app: FastifyInstance, context: DiscoveryContext): void {
  app.get('/oembed', async (request, reply) => {
    const format = parameterOf(request.query, 'format') || 'json';
    if (format !== 'json' && format !== 'xml')
      return reply.code(501).type('text/plain; charset=utf-8').send('format is json or xml.\n');
    const answer = await describe(request, context);
    forEveryone(reply, HOUR);
    if (format === 'json') return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    const elements = Object.entries(answer).map(([name, value]) => `<${name}>${xmlText(String(value))}</${name}>\n`);
    return reply
      .type('text/xml; charset=utf-8')
      .send(`${XML_DECLARATION.replace('?>', ' standalone="yes"?>')}<oembed>\n${elements.join('')}</oembed>\n`);
  });
}

async function describe(request: FastifyRequest, context: DiscoveryContext): Promise<Answer> {
  const { services, siteOrigin, brand } = context;
  const origin = siteOrigin(request);
  const document = await services.documents.byHouseCitation(citationIn(parameterOf(request.query, 'url'), origin));
  if (document === undefined) throw new NotFoundError('There is no such document.');
  const title = titleOf(document);
  const author = document.kind === 'case' ? displayCourt(document.record.courtName ?? '') : '';
  const link = {
    version: '1.0',
    type: 'link',
    title,
    ...(author === '' ? {} : { author_name: author }),
    provider_name: brand.name,
    provider_url: `${origin}/`,
    cache_age: HOUR,
  };
  const frame = await frameFor(request, document, context);
  return frame === undefined ? link : { ...link, type: 'rich', ...frameMarkup({ ...frame, origin, title }) };
}

/** The house citation in the address of a preview. Throws a NotFoundError for another address. */
function citationIn(address: string, origin: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [, slug] = /^\/(?:case|act)\/([\w-]{1,40})\/?$/i.exec(url?.pathname ?? '') ?? [];
  const citation = slug === undefined || url?.origin !== origin ? undefined : slugToHouseCitation(slug);
  if (citation === undefined) throw new NotFoundError('query.url: must be the address of a case or an act here');
  return citation;
}

function titleOf(document: LibraryDocument): string {
  if (document.kind === 'act') return document.record.title ?? '';
  const { appellant = '', respondent = '', decidedOn = null } = document.record;
  return casePageTitle({ appellant, respondent, decidedOn });
}

interface Frame {
  readonly key: string;
  readonly citation: string;
  readonly width: number;
  readonly height: number;
}

/** The frame for a consumer with a key, if the key is known and the document is a case. */
async function frameFor(
  { query }: FastifyRequest,
  document: LibraryDocument,
  { frameAncestors }: DiscoveryContext,
): Promise<Frame | undefined> {
  const key = parameterOf(query, 'key');
  if (key === '' || document.kind !== 'case' || (await frameAncestors(key)) === "'none'") return undefined;
  return {
    key,
    citation: document.record.houseCitation ?? '',
    width: boundOf(query, 'maxwidth', FRAME.width),
    height: boundOf(query, 'maxheight', FRAME.height),
  };
}

function boundOf(query: unknown, name: string, preset: number): number {
  const text = parameterOf(query, name);
  if (text === '') return preset;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new BadQueryError(`query.${name}: must be a number of pixels`);
  return Math.min(preset, Number(text));
}

function frameMarkup({ key, citation, width, height, origin, title }: Frame & { origin: string; title: string }) {
  const query = new URLSearchParams({ key, citation }).toString();
  const src = xmlText(`${origin}/widgets/v1/frame/case-preview?${query}`);
  const html = `<iframe src="${src}" title="${xmlText(title)}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`;
  return { html, width, height };
}
