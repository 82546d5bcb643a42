import { houseCitationToSlug } from '@headnote/core/search/bodies';
import type { FastifyInstance } from 'fastify';
import { forEveryone, parameterOf, type DiscoveryContext } from './discovery-context.js';
import { messages } from './messages.js';
import { XML_DECLARATION, xmlText } from '../../runtime/xml.js';

/** The longest name of a search engine, by OpenSearch 1.1. */
const SHORT_NAME = 16;
const DAY = 86_400;
const MINUTE = 60;
/** Judgments suggested while a reader types into the address bar. */
const SUGGESTIONS = 8;

/** Registers `/opensearch.xml`, by which a browser offers this library as a search engine, and the suggestions that it asks for. */
export function registerSearchDescription(
  app: FastifyInstance,
  { services, siteOrigin, brand }: DiscoveryContext,
): void {
  app.get('/opensearch.xml', (request, reply) => {
    const origin = xmlText(siteOrigin(request));
    return forEveryone(reply, DAY).type('application/opensearchdescription+xml; charset=utf-8')
      .send(`${XML_DECLARATION}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xmlText(brand.name.slice(0, SHORT_NAME))}</ShortName>
<Description>${xmlText(messages.searchDescription(brand.name))}</Description>
<Url type="text/html" template="${origin}/?q={searchTerms}"/>
<Url type="application/x-suggestions+json" rel="suggestions" template="${origin}/opensearch/suggest?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${origin}/opensearch.xml"/>
<Image width="16" height="16" type="image/svg+xml">${origin}/favicon.svg</Image>
<Language>en-IN</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`);
  });

  app.get('/opensearch/suggest', async (request, reply) => {
    const text = parameterOf(request.query, 'q');
    const cases = await services.citations.suggest(text, SUGGESTIONS);
    const origin = siteOrigin(request);
    return forEveryone(reply, MINUTE)
      .type('application/x-suggestions+json; charset=utf-8')
      .send(
        JSON.stringify([
          text,
          cases.map(({ title }) => title),
          cases.map(({ citation }) => citation),
          cases.map(({ houseCitation }) => `${origin}/case/${houseCitationToSlug(houseCitation)}`),
        ]),
      );
  });
}
