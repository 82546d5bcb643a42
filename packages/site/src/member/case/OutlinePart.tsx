import { formatIndianNumber } from '@headnote/core/format';
import { useMemo } from 'react';
import { ShortList } from '../../citator/ShortList.js';
import { messages as hitMessages } from '../../reader/hits/messages.js';
import type { Hits } from '../../reader/hits/use-hits.js';
import { jumpTo } from '../../reader/jump/jump-to.js';
import { useCurrentSection } from '../act/use-current-section.js';
import { hitsInOutline, type EntryHits } from './hits-in-outline.js';
import { messages } from './messages.js';
import type { OutlineEntry } from './use-outline.js';

/** Entries of the contents before the reader asks for all. */
const AT_FIRST = 12;

/** Fewer places need no list. */
export const FEWEST_PLACES = 2;

interface OutlinePartProps {
  readonly entries: readonly OutlineEntry[];
  readonly hits: Hits;
}

/**
 * The contents of a judgment: its opinions with their headings, the one that is being read marked, and where the hits are. Nothing
 * for a short order.
 */
export function OutlinePart({ entries, hits: { starts, current: currentHit } }: OutlinePartProps) {
  const found = useMemo(
    () =>
      hitsInOutline(
        entries.map(({ start }) => start),
        starts,
        currentHit,
      ),
    [entries, starts, currentHit],
  );
  const anchors = useMemo(() => entries.map(({ id }) => id), [entries]);
  const current = useCurrentSection(anchors);
  if (entries.length < FEWEST_PLACES) return null;
  return (
    <nav className="site-outline hn-no-print" aria-labelledby="outline">
      <h2 className="site-citator__heading" id="outline">
        {messages.contents}
      </h2>
      <OpinionBar opinions={entries.filter(({ isOpinion }) => isOpinion)} />
      <ShortList
        label={messages.contents}
        atFirst={AT_FIRST}
        className="site-outline__list"
        entries={entries.map(({ id, label, paragraphs, isOpinion }, at) => (
          <li key={id} className={isOpinion ? 'site-outline__opinion' : undefined}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                jumpTo(id);
              }}
            >
              <HitTicks hits={found[at]} />
              <span>{label}</span>
              {paragraphs !== '' && <span className="site-outline__range">{messages.paragraphs(paragraphs)}</span>}
            </a>
          </li>
        ))}
      />
    </nav>
  );
}

/** More ticks than these are one block. */
const MOST_TICKS = 3;

/** One tick for each hit, up to three; their number in words. */
function HitTicks({ hits }: { readonly hits: EntryHits | undefined }) {
  if (hits === undefined || hits.count === 0) return null;
  const words = `${hitMessages.count(formatIndianNumber(hits.count))}, `;
  const look = hits.hasCurrent ? 'site-outline__ticks site-outline__ticks--current' : 'site-outline__ticks';
  return (
    <span className={look}>
      {Array.from({ length: Math.min(hits.count, MOST_TICKS) }, (_, at) => (
        <span key={at} aria-hidden="true" />
      ))}
      <span className="hn-visually-hidden">{words}</span>
    </span>
  );
}

/** Words by which an opinion says that it dissents. */
const DISSENTS = /dissent/i;

/** One piece for each opinion, a dissent in outline, with their numbers in words. Nothing for a single one. */
function OpinionBar({ opinions }: { readonly opinions: readonly OutlineEntry[] }) {
  if (opinions.length < 2) return null;
  const dissents = opinions.filter(({ label }) => DISSENTS.test(label)).length;
  return (
    <>
      <div className="site-opinions" aria-hidden="true">
        {opinions.map(({ id, label }) => (
          <span key={id} className={DISSENTS.test(label) ? 'site-opinions__dissent' : undefined} />
        ))}
      </div>
      <p className="site-opinions__words">
        {[messages.opinionsOf(opinions.length), messages.dissents(dissents)].filter(Boolean).join(', ')}
      </p>
    </>
  );
}
