import { casePageTitle, latestItem } from '@headnote/core/format';
import { readSearchAnswer } from '@headnote/core/search/answers';
import { houseCitationToSlug, latestCasesBody } from '@headnote/core/search/bodies';
import type { CaseRecord, EmbedLatestItem } from '@headnote/core/contract';
import type { FastifyInstance } from 'fastify';
import { clientGone } from '../../http/client-gone.js';
import { SearchUnavailableError } from '../../search/model/search-unavailable-error.js';
import { forEveryone, parameterOf, type DiscoveryContext } from './discovery-context.js';
import { messages } from './messages.js';
import { XML_DECLARATION, xmlText } from '../../runtime/xml.js';

const MINUTES_10 = 600;
const FEED_SIZE = 50;

/** Values of `court`, and what the search calls them. */
const COURTS = { all: 'all', sc: 'supreme', hc: 'high' } as const;

/** Registers `/latest.atom`, the latest cases of all courts, of the Supreme Court (`court=sc`) or of the others (`court=hc`). It never ends. */
export function registerFeed(app: FastifyInstance, { services, siteOrigin, brand }: DiscoveryContext): void {
  app.get('/latest.atom', async (request, reply) => {
    const asked = parameterOf(request.query, 'court');
    const court = asked === 'sc' || asked === 'hc' ? asked : 'all';
    const body = latestCasesBody({ court: COURTS[court], size: FEED_SIZE });
    const found = readSearchAnswer(
      await services.search({ body, principal: null, kind: 'case', address: request.ip, signal: clientGone(reply) }),
    );
    if (!found.ok) throw found.error;
    // A feed that lacks cases for ten minutes is worse than one that is asked for again.
    if (found.value.timedOut) throw new SearchUnavailableError();
    const origin = siteOrigin(request);
    const entries = found.value.hits.map(({ record }) => ({
      ...latestItem(record, `${origin}/case/${houseCitationToSlug(record.houseCitation ?? '')}`),
      title: titleOf(record),
    }));
    const self = `${origin}/latest.atom${court === 'all' ? '' : `?court=${court}`}`;
    return forEveryone(reply, MINUTES_10)
      .type('application/atom+xml; charset=utf-8')
      .send(
        [
          `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">`,
          `<id>${xmlText(self)}</id>`,
          `<title>${xmlText(messages.feedTitle({ brand: brand.name, court: messages.courts[court] }))}</title>`,
          `<updated>${momentOf(entries.find(({ date }) => date !== null)?.date ?? EMPTY_SINCE)}</updated>`,
          `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
          `<link rel="alternate" type="text/html" href="${xmlText(origin)}/"/>`,
          `<author><name>${xmlText(brand.name)}</name></author>`,
          ...entries.map(entryOf),
          '</feed>\n',
        ].join('\n'),
      );
  });
}

function titleOf({ appellant = '', respondent = '', decidedOn = null, isSample }: Partial<CaseRecord>): string {
  const title = casePageTitle({ appellant, respondent, decidedOn });
  return isSample === true ? messages.sample(title) : title;
}

/** The date of a feed without a dated case, which Atom demands. */
const EMPTY_SINCE = '1970-01-01';

/** A judgment has a day and no time. */
const momentOf = (date: string): string => `${date}T00:00:00+05:30`;

function entryOf(item: EmbedLatestItem & { readonly title: string }): string {
  const { date, court, citation, subject, decision, href, title } = item;
  const moment = momentOf(date ?? EMPTY_SINCE);
  const summary = [court, citation, subject, decision === '' ? '' : messages.decided(decision)].filter(Boolean);
  return [
    '<entry>',
    `<id>${xmlText(href)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(href)}"/>`,
    date === null ? '' : `<published>${moment}</published>`,
    `<updated>${moment}</updated>`,
    subject === '' ? '' : `<category term="${xmlText(subject)}"/>`,
    `<summary>${xmlText(summary.join('. '))}</summary>`,
    '</entry>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}
