import { useMemo } from 'react';
import { ShortList } from '../../citator/ShortList.js';
import { jumpTo } from '../../reader/jump/jump-to.js';
import { useCurrentSection } from '../act/use-current-section.js';
import { messages } from './messages.js';
import type { OutlineEntry } from './use-outline.js';

/** Entries of the contents before the reader asks for all. */
const AT_FIRST = 12;

/** Fewer places need no list. */
export const FEWEST_PLACES = 2;

/** The contents of a judgment: its opinions with their headings, the one that is being read marked. Nothing for a short order. */
export function OutlinePart({ entries }: { readonly entries: readonly OutlineEntry[] }) {
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
        entries={entries.map(({ id, label, paragraphs, isOpinion }) => (
          <li key={id} className={isOpinion ? 'site-outline__opinion' : undefined}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                jumpTo(id);
              }}
            >
              <span>{label}</span>
              {paragraphs !== '' && <span className="site-outline__range">{messages.paragraphs(paragraphs)}</span>}
            </a>
          </li>
        ))}
      />
    </nav>
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
