import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { ShortList } from '../../citator/ShortList.js';
import { jumpTo } from '../../reader/jump/jump-to.js';
import { readOutline, type JumpTarget } from '../../reader/jump/read-outline.js';
import { useCurrentSection } from '../act/use-current-section.js';
import { messages } from './messages.js';

/** Entries of the contents before the reader asks for all. */
const AT_FIRST = 12;

export interface OutlinePartProps {
  readonly text: RefObject<HTMLDivElement | null>;
  readonly html: string;
}

/** The contents of a judgment: its opinions with their headings, the one that is being read marked. Nothing for a short order. */
export function OutlinePart({ text, html }: OutlinePartProps) {
  const entries = useEntries({ text, html });
  const anchors = useMemo(() => entries.map(({ id }) => id), [entries]);
  const current = useCurrentSection(anchors);
  if (entries.length < 2) return null;
  return (
    <nav className="site-outline hn-no-print" aria-labelledby="outline">
      <h2 className="site-citator__heading" id="outline">
        {messages.contents}
      </h2>
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

interface Entry extends JumpTarget {
  readonly isOpinion: boolean;
}

const NONE: readonly Entry[] = [];

/** Opinions and headings in the order of the text, once it is drawn and before the reader sees it. */
function useEntries({ text, html }: OutlinePartProps): readonly Entry[] {
  const [entries, setEntries] = useState(NONE);
  useLayoutEffect(() => {
    const read = () => {
      const root = text.current;
      if (!root || html === '') return setEntries(NONE);
      const { opinions, headings } = readOutline(root);
      const all = [
        ...opinions.map((target) => ({ ...target, isOpinion: true })),
        ...headings.map((target) => ({ ...target, isOpinion: false })),
      ];
      const order = new Map([...root.querySelectorAll('[id]')].map(({ id }, at) => [id, at]));
      return setEntries(all.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)));
    };
    read();
  }, [text, html]);
  return entries;
}
