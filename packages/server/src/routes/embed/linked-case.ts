import type { CaseBrief, EmbedHit, EmbedLink } from '@headnote/core/contract';
import { houseCitationToSlug } from '@headnote/core/search/bodies';

/** Where the addresses of an answer begin, and the judgments that they may lead to. */
export interface LinkContext {
  /** Origin of the library. */
  readonly origin: string;
  /** The later judgments that warn of a case, by id. */
  readonly later: ReadonlyMap<string, CaseBrief>;
}

const addressOf = (origin: string, houseCitation: string): string =>
  `${origin}/case/${houseCitationToSlug(houseCitation)}`;

/** A judgment with its complete link, for a page that does not know the site's addresses. */
export function linkedCase(brief: CaseBrief, origin: string): EmbedLink {
  const { title, citation, courtName: court, decidedOn: date, houseCitation } = brief;
  return { title, citation, court, date, href: addressOf(origin, houseCitation) };
}

/** The same with the later judgment that warns of it. */
export function linkedHit(brief: CaseBrief, { origin, later }: LinkContext): EmbedHit {
  const link = linkedCase(brief, origin);
  const said = brief.later;
  const other = said && later.get(said.id);
  if (!said) return { ...link, later: null };
  const { treatment, benchStrength: bench } = said;
  // What another judgment reports is said so, whether the library has the judgment that did it or not.
  if (said.source === 'reported') {
    const { citation: cited, courtName: court, decidedOn: date } = said;
    const title = `${said.title} (as ${said.saidBy ?? ''} reports)`;
    const href = !other ? link.href : linkedCase(other, origin).href;
    return { ...link, later: { href, title, citation: cited, court, date, treatment, bench } };
  }
  // Only the note of the report names it, so members read it in the case itself.
  if (said.id === '') {
    const { citation: cited, courtName: court, decidedOn: date } = said;
    const title = `${said.title === cited ? 'a later judgment' : said.title} (citator note of the report)`;
    return { ...link, later: { href: link.href, title, citation: cited, court, date, treatment, bench } };
  }
  if (!other) return { ...link, later: null };
  const linked = linkedCase(other, origin);
  const title = said.source === 'list' ? `${linked.title} (according to the report’s list)` : linked.title;
  return { ...link, later: { ...linked, title, treatment, bench } };
}
