import type { AuthorityOrder } from '../contract/library/authority-list.js';
import { formatDate } from '../format/format-date.js';
import type { Authority } from './authority.js';

/** How a list of authorities is set. */
export interface ListOptions {
  /** Default `court`: acts, then the Supreme Court, then other courts by name; in each the newest first. */
  readonly order?: AuthorityOrder;
  /**
   * True says which later judgment overrules, reverses or doubts a case; false names only that it does. Default true.
   */
  readonly hasTreatment?: boolean;
}

/** One line of the list. */
export interface ListItem {
  readonly title: string;
  /** Citations, court and date; for an act its number. */
  readonly details: string;
  /** What must be known before it is relied on; empty if nothing is. */
  readonly warning: string;
  readonly address: string;
}

/** The lines with a common heading. */
export interface ListPart {
  /** Empty if the list has one part. */
  readonly heading: string;
  readonly items: readonly ListItem[];
}

const ACTS = 'Acts';
const OTHER = 'Other decisions';
const SUPREME_COURT = 1;
const collator = new Intl.Collator('en', { numeric: true });

/** Arranges a list of authorities in parts and lines, for every format alike. */
export function listOfAuthorities(authorities: readonly Authority[], options: ListOptions = {}): ListPart[] {
  const { order = 'court', hasTreatment = true } = options;
  const itemOf = (authority: Authority): ListItem => ({
    title: authority.title,
    details: detailsOf(authority, order),
    warning: hasTreatment ? authority.warning : authority.warningWord && `${authority.warningWord}.`,
    address: authority.address,
  });
  const sorted = authorities.toSorted(order === 'title' ? byTitle : byDate);
  if (order !== 'court') return sorted.length === 0 ? [] : [{ heading: '', items: sorted.map(itemOf) }];
  const parts = [...Map.groupBy(sorted, headingOf)].toSorted((a, b) => rankOf(a) - rankOf(b) || byName(a, b));
  return parts.map(([heading, group]) => ({ heading, items: group.map(itemOf) }));
}

type Part = readonly [heading: string, group: readonly Authority[]];

const headingOf = ({ kind, court }: Authority): string => (kind === 'act' ? ACTS : court || OTHER);
const byName = ([a]: Part, [b]: Part): number => collator.compare(a, b);

function rankOf([heading, [first]]: Part): number {
  if (first?.kind === 'act') return 0;
  if (heading === OTHER) return 3;
  return first?.courtId === SUPREME_COURT ? 1 : 2;
}

const byTitle = (a: Authority, b: Authority): number => collator.compare(a.title, b.title);
const dateOf = ({ decidedOn, year }: Authority): string => decidedOn ?? (year === null ? '' : String(year));

/** The newest first; those without a date last. */
const byDate = (a: Authority, b: Authority): number => collator.compare(dateOf(b), dateOf(a)) || byTitle(a, b);

function detailsOf(authority: Authority, order: AuthorityOrder): string {
  const { kind, citations, court, number, decidedOn } = authority;
  if (kind === 'act') return number;
  // In a list by court the heading names it.
  const place = order === 'court' ? '' : court;
  const parts = [citations.join('; '), place, decidedOn === null ? '' : formatDate(decidedOn)];
  return parts.filter((part) => part !== '').join(', ');
}
