import { formatIndianNumber } from '@headnote/core/format';
import { HeadRule } from '@headnote/ui/head-rule';
import { TextField } from '@headnote/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import type { SectionLink } from './act-sections.js';
import { messages } from './messages.js';

/** An act with fewer sections needs no filter. */
const FILTER_FROM = 12;

interface SectionListProps {
  readonly sections: readonly SectionLink[];
  /** Anchor of the section that is being read. */
  readonly current: string | undefined;
  /** Judgments that name each section, by its anchor. */
  readonly counts: ReadonlyMap<string, number>;
  /** Called when a section was chosen. */
  readonly onChoose?: () => void;
}

/** The sections of an act as links into its text, the current one marked, with a filter by number or words. */
export function SectionList({ sections, current, counts, onChoose }: SectionListProps) {
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = sections.filter(({ label }) => label.toLowerCase().includes(wanted));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) keepInView(list.current);
  }, [current]);
  return (
    <nav className="site-sections hn-no-print" aria-label={messages.sections}>
      <HeadRule />
      <details className="site-sections__fold" open>
        <summary className="site-sections__head">
          {messages.sections} <span className="site-sections__count">{formatIndianNumber(sections.length)}</span>
        </summary>
        {sections.length >= FILTER_FROM && (
          <TextField
            type="search"
            label={messages.filter}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        )}
        <ol className="site-list site-sections__list" ref={list}>
          {shown.map(({ anchor, number, heading, label }) => (
            <li key={anchor}>
              <a
                className="site-sections__link"
                href={`#${anchor}`}
                onClick={onChoose}
                aria-current={anchor === current ? 'location' : undefined}
              >
                {number === '' ? (
                  label
                ) : (
                  <>
                    <span className="site-sections__number">{messages.numberOf(number)}</span>{' '}
                    <span className="site-sections__heading">{heading}</span>
                  </>
                )}
                <SectionCount count={counts.get(anchor)} />
              </a>
            </li>
          ))}
        </ol>
        {shown.length === 0 && <p>{messages.noSection}</p>}
      </details>
    </nav>
  );
}

/** How many judgments name a section. */
function SectionCount({ count }: { readonly count: number | undefined }) {
  // Its room is there before the number.
  if (count === undefined) return <span className="site-sections__judgments" />;
  const figure = formatIndianNumber(count);
  return (
    <span className="site-sections__judgments">
      <span aria-hidden="true">{figure}</span>
      <span className="hn-visually-hidden">{messages.named(figure)}</span>
    </span>
  );
}

/** Scrolls the list, and never the page, so that the marked section is visible. */
function keepInView(list: HTMLElement): void {
  const link = list.querySelector('[aria-current]');
  const box = scrollingBox(list);
  if (box === null) return;
  if (link === null) {
    box.scrollTop = 0;
    return;
  }
  const place = link.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  box.scrollTop += place.top - frame.top - (frame.height - place.height) / 2;
}

/** The list on a narrow screen, otherwise the column around it. */
function scrollingBox(list: HTMLElement): HTMLElement | null {
  return list.scrollHeight > list.clientHeight + 1 ? list : list.closest<HTMLElement>('.site-sections');
}
