import type { FoundCase } from '../citation/verdict-of.js';
import type { EmbedHit, EmbedLink } from '../contract/embed/embed-answers.js';
import { createCompareRead } from '../embed/create-compare-read.js';
import { createFinderReads } from '../embed/create-finder-reads.js';
import type { EmbedOptions } from '../embed/embed-options.js';
import type { CheckSource } from './check-source.js';

/** A judgment as the check compares it. Its address is its id, because the page knows no other. */
function foundOf({ title, citation, href, later }: EmbedHit): FoundCase {
  return {
    id: href,
    title,
    citations: [citation],
    later: later && {
      treatment: later.treatment,
      id: later.href,
      title: later.title,
      citation: later.citation,
      courtName: later.court,
      decidedOn: later.date,
      benchStrength: later.bench,
      sentence: '',
      paragraph: '',
    },
  };
}

const linkOf = ({ title, citation, href }: EmbedLink): FoundCase => ({ id: href, title, citations: [citation] });

/** The address of a judgment ends with its house citation, in the form that addresses have. */
const houseCitationIn = (href: string): string => href.slice(href.lastIndexOf('/') + 1);

/** Creates the source of a check on the page of another site: it asks the embed API, and has no sentences. */
export function createCheckSource(options: EmbedOptions): CheckSource {
  const reads = { ...createFinderReads(options), ...createCompareRead(options) };
  return {
    async check(input, { signal } = {}) {
      const { items } = await reads.check({ ...input, ...(signal && { signal }) });
      // Names alone are no citation, so their suggestions are no hits.
      return items.map(({ state, items: hits, elsewhere, fits, near, reason }) => ({
        hits: state === 'names' ? [] : hits.map(foundOf),
        elsewhere: elsewhere.map(foundOf),
        ...(near && { near: { ...near, hits: near.cases.map(linkOf), fits: fits.map(linkOf) } }),
        ...(state === 'not-held' && { reason }),
      }));
    },
    async compare(claims, { signal } = {}) {
      const { items } = await reads.compare({
        claims: claims.map(({ id, ...claim }) => ({ ...claim, document: houseCitationIn(id) })),
        ...(signal && { signal }),
      });
      return items;
    },
  };
}
