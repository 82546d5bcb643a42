import { createHash } from 'node:crypto';
import { alertLimits } from '@headnote/core/contract';
import { XML_DECLARATION, xmlText } from '../runtime/xml.js';
import { ALERTS_PATH, documentUrl, eventWords } from './alert-mail.js';
import type { ShownHit } from './read-hits.js';

interface Feed {
  /** Name of the library. */
  readonly library: string;
  readonly origin: string;
  /** Secret address of the feed. */
  readonly url: string;
  /** Milliseconds since 1970; the time of an empty feed. */
  readonly now: number;
  /** The latest first. */
  readonly hits: readonly ShownHit[];
  /** Names of the alerts by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

/** Writes the Atom feed (RFC 4287) of what alerts found, at most `alertLimits.maxFeedBytes`: what is older is left out. */
export function alertFeed({ library, origin, url, now, hits, names }: Feed): string {
  const updated = hits[0]?.foundAt ?? new Date(now).toISOString();
  const head = [
    `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom">`,
    `<title>${xmlText(`${library}: your alerts`)}</title>`,
    `<id>${xmlText(feedId(origin))}</id>`,
    `<updated>${updated}</updated>`,
    `<author><name>${xmlText(library)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(`${origin}${ALERTS_PATH}`)}"/>`,
  ].join('\n');
  const end = '\n</feed>\n';
  let room = alertLimits.maxFeedBytes - Buffer.byteLength(head) - Buffer.byteLength(end);
  const entries: string[] = [];
  for (const hit of hits) {
    const entry = `\n${entryOf(hit, origin, names.get(hit.alertId) ?? '')}`;
    room -= Buffer.byteLength(entry);
    if (room < 0) break;
    entries.push(entry);
  }
  return head + entries.join('') + end;
}

function entryOf(hit: ShownHit, origin: string, alert: string): string {
  const { title, event, isWithdrawn, byTitle, byCitation, sentence, foundAt, citation, courtName, decidedOn } = hit;
  const happened = isWithdrawn
    ? `Taken back: ${eventWords[event].toLowerCase()}${byTitle === '' ? '' : ` by ${byTitle}`}`
    : event === 'new'
      ? ''
      : eventWords[event];
  const by = [byTitle, byCitation].filter((one) => one !== '').join(', ');
  const summary = [
    `${[courtName, decidedOn, citation].filter((one) => one !== '' && one !== null).join(', ')}.`,
    ...(by === '' || isWithdrawn ? [] : [`By ${by}.`]),
    ...(sentence === '' ? [] : [`“${sentence}”`]),
    `Alert: ${alert}`,
  ].join(' ');
  return [
    '<entry>',
    `<title>${xmlText(happened === '' ? title : `${happened}: ${title}`)}</title>`,
    `<id>${entryId(hit)}</id>`,
    `<updated>${foundAt}</updated>`,
    `<link rel="alternate" type="text/html" href="${xmlText(documentUrl(origin, hit))}"/>`,
    `<summary>${xmlText(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}

/** The same for a feed whose address is renewed, and no secret. */
const feedId = (origin: string): string => `${origin}/feed/alerts`;

/** The same for as long as the library has the hit; a hit that is taken back is an entry that changed. */
function entryId({ row }: ShownHit): string {
  const hash = createHash('sha256').update([row.alert_id, row.document_id, row.event, row.by_id].join('\n'));
  return `urn:sha256:${hash.digest('hex')}`;
}
