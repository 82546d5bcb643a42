import { AREA } from '@headnote/core/config';
import { alertLimits } from '@headnote/core/contract';
import { houseCitationToSlug } from '@headnote/core/search/bodies';
import type { Message } from '../messages/message.js';
import { ALERT_MAIL } from '../store/outbox.js';
import { type AlertEvent, isRed } from '../library/watched/events.js';
import type { ShownHit } from './read-hits.js';

/** Page of a member's alerts. */
export const ALERTS_PATH = `/${AREA}/alerts`;

/** What one alert tells in an e-mail. */
export interface MailGroup {
  readonly kind: 'search' | 'judgment' | 'act' | 'own';
  /** The member's words for it, or the title. */
  readonly name: string;
  readonly frequency: 'at-once' | 'daily' | 'weekly';
  readonly createdAt: number;
  readonly hits: readonly ShownHit[];
  /** Address that stops this alert. */
  readonly stopUrl: string;
}

interface AlertMail {
  readonly to: string;
  readonly userId: number;
  readonly groups: readonly MailGroup[];
  /** Origin of all links. */
  readonly origin: string;
  /** Address that stops all e-mails of alerts. */
  readonly stopAllUrl: string;
  /** Name of the library. */
  readonly library: string;
}

/** What happened, as a heading says it. */
export const eventWords: Readonly<Record<AlertEvent, string>> = {
  new: 'New',
  overruled: 'Overruled',
  reversed: 'Reversed',
  doubted: 'Doubted',
  distinguished: 'Distinguished',
  followed: 'Followed',
  cited: 'Cited',
  amended: 'Amended',
  repealed: 'Repealed',
};

const often = { 'at-once': 'at once', daily: 'daily', weekly: 'weekly' } as const;

/** Writes one e-mail of all that is due for a member: bad news first, then other changes, then searches, by name; one link for each hit. */
export function alertMail({ to, userId, groups, origin, stopAllUrl, library }: AlertMail): Message {
  const ordered = groups.toSorted(
    (one, other) => badness(one) - badness(other) || one.name.localeCompare(other.name, 'en'),
  );
  const lines = sharesOf(ordered);
  const parts = ordered.map((group) => partOf(group, { shown: group.hits.slice(0, lines.get(group)), origin }));
  const [only, ...others] = ordered;
  const subject = subjectOf(ordered);
  const ending = [
    `All your alerts: ${origin}${ALERTS_PATH}`,
    `Stop all e-mail of alerts: ${stopAllUrl}`,
    'A link works without signing in and does one thing. There are no pictures, and nothing tells us whether you read this.',
  ];
  return {
    channel: 'email',
    lane: 'other',
    source: `alerts ${userId}`,
    template: ALERT_MAIL,
    to,
    subject: `${subject} | ${library}`,
    text: [subject, ...parts.map(({ text }) => text), ending.join('\n'), library].join('\n\n') + '\n',
    html: htmlOf(subject, parts, { origin, stopAllUrl, library }),
    // Of several alerts a mail program stops all that it received.
    unsubscribe: only !== undefined && others.length === 0 ? only.stopUrl : stopAllUrl,
  };
}

/** The address at which a document is read. */
export function documentUrl(
  origin: string,
  { event, houseCitation }: Pick<ShownHit, 'event' | 'houseCitation'>,
): string {
  const place = event === 'amended' || event === 'repealed' ? 'act' : 'case';
  return `${origin}/${place}/${houseCitationToSlug(houseCitation)}`;
}

/** First what is red, then what became of judgments and acts, then what searches found. */
function badness({ hits }: MailGroup): number {
  if (hits.some(({ event }) => isRed(event))) return 0;
  return hits.some(({ event }) => event !== 'new') ? 1 : 2;
}

/** The lines of each alert: what one with few leaves is for those with more, so that one broad search takes no other's. */
function sharesOf(groups: readonly MailGroup[]): ReadonlyMap<MailGroup, number> {
  let room: number = alertLimits.hitsInMail;
  const shares = new Map<MailGroup, number>();
  for (const [at, group] of groups.toSorted((one, other) => one.hits.length - other.hits.length).entries()) {
    const share = Math.min(group.hits.length, Math.ceil(room / (groups.length - at)));
    shares.set(group, share);
    room -= share;
  }
  return shares;
}

function subjectOf(groups: readonly MailGroup[]): string {
  const hits = groups.flatMap((group) => group.hits);
  const [red, ...moreRed] = hits.filter(({ event, isWithdrawn }) => isRed(event) && !isWithdrawn);
  const found = hits.filter(({ event }) => event === 'new').length;
  const rest = hits.length - found - (red === undefined ? 0 : 1 + moreRed.length);
  const said = [
    ...(red === undefined
      ? []
      : [
          moreRed.length === 0
            ? `${eventWords[red.event]}: ${red.title}`
            : `${1 + moreRed.length} of your judgments are overruled, reversed or doubted`,
        ]),
    ...(found === 0 ? [] : [`${found} new ${found === 1 ? 'judgment' : 'judgments'}`]),
    ...(rest === 0 ? [] : [`${rest} ${rest === 1 ? 'change' : 'changes'} of what you watch`]),
  ];
  return said.join('; ');
}

interface Part {
  readonly text: string;
  readonly html: string;
}

function partOf(
  group: MailGroup,
  { shown, origin }: { readonly shown: readonly ShownHit[]; readonly origin: string },
): Part {
  const { name, hits, stopUrl } = group;
  const left = hits.length - shown.length;
  const more = left === 0 ? [] : [`and ${left} more: ${origin}${ALERTS_PATH}`];
  const why = whyOf(group);
  const lines = shown.map((hit, at) => hitLines(hit, origin, at + 1));
  return {
    text: [
      `${name.toUpperCase()}   ${hits.length} new`,
      ...lines.map(({ text }) => text),
      ...more,
      `Why: ${why}`,
      `Stop this alert: ${stopUrl}`,
    ].join('\n'),
    html: [
      `<h2 style="font-size:18px;border-top:3px solid #111;padding-top:8px">${escapeHtml(name)}</h2>`,
      ...lines.map(({ html }) => html),
      ...(left === 0
        ? []
        : [`<p>and ${left} more, <a href="${escapeHtml(`${origin}${ALERTS_PATH}`)}">all in the library</a></p>`]),
      `<p style="color:#555">You get this because ${escapeHtml(why)} <a href="${escapeHtml(stopUrl)}">Stop this alert</a></p>`,
    ].join('\n'),
  };
}

function hitLines(hit: ShownHit, origin: string, number: number): Part {
  const url = documentUrl(origin, hit);
  const place = [hit.courtName, hit.decidedOn, hit.citation].filter((one) => one !== '' && one !== null).join(', ');
  const by = [hit.byTitle, hit.byCitation].filter((one) => one !== '').join(', ');
  const happened = hit.isWithdrawn
    ? // Another judgment may say so still.
      `Taken back: it is not marked as ${eventWords[hit.event].toLowerCase()}${by === '' ? '' : ` by ${by}`} any more`
    : hit.event === 'new'
      ? ''
      : `${eventWords[hit.event]}${by === '' ? '' : ` by ${by}`}`;
  const quoted = hit.sentence === '' ? '' : `“${hit.sentence}”`;
  return {
    text: [
      ...(happened === '' ? [] : [`   ${happened}`]),
      `${number}. ${hit.title}`,
      `   ${place}`,
      ...(quoted === '' ? [] : [`   ${quoted}`]),
      `   ${url}`,
    ].join('\n'),
    html: [
      ...(happened === '' ? [] : [`<p><strong>${escapeHtml(happened)}</strong></p>`]),
      `<p><a href="${escapeHtml(url)}">${escapeHtml(hit.title)}</a><br>${escapeHtml(place)}`,
      ...(quoted === '' ? [] : [`<br>${escapeHtml(quoted)}`]),
      '</p>',
    ].join(''),
  };
}

function whyOf({ kind, frequency, createdAt }: MailGroup): string {
  if (kind === 'own') return 'you saved, noted, bookmarked, printed or sent the judgment.';
  return `you made this alert on ${dayFormat.format(createdAt)}: ${often[frequency]}, only when there is something new.`;
}

function htmlOf(
  subject: string,
  parts: readonly Part[],
  { origin, stopAllUrl, library }: Pick<AlertMail, 'origin' | 'stopAllUrl' | 'library'>,
): string {
  return [
    '<!doctype html>',
    '<html lang="en"><body style="font-family:sans-serif;max-width:600px">',
    `<p>${escapeHtml(subject)}</p>`,
    ...parts.map(({ html }) => html),
    '<hr>',
    `<p><a href="${escapeHtml(stopAllUrl)}">Stop all e-mail of alerts</a> &#183; <a href="${escapeHtml(`${origin}${ALERTS_PATH}`)}">All your alerts</a></p>`,
    '<p>A link works without signing in and does one thing. There are no pictures, and nothing tells us whether you read this.</p>',
    `<p>${escapeHtml(library)}</p>`,
    '</body></html>',
    '',
  ].join('\n');
}

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: 'long',
  year: 'numeric',
});

/** Text as markup, in HTML and in Atom. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
