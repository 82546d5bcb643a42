import { formatIndianNumber } from '@headnote/core/format';
import { HeadRule } from '@headnote/ui/head-rule';
import { TextField } from '@headnote/ui/text-field';
import { useState } from 'react';
import type { SectionLink } from './act-sections.js';
import { messages } from './messages.js';

/** An act with fewer sections needs no filter. */
const FILTER_FROM = 12;

/** The sections of an act as links into its text, with a filter by number or words. */
export function SectionList({ sections }: { sections: readonly SectionLink[] }) {
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = sections.filter(({ label }) => label.toLowerCase().includes(wanted));
  return (
    <nav className="site-sections hn-no-print" aria-label={messages.sections}>
      <HeadRule />
      <details className="site-sections__fold" open>
        <summary className="site-sections__head">
          {messages.sections} <span className="site-sections__count">{formatIndianNumber(sections.length)}</span>
        </summary>
        {sections.length >= FILTER_FROM && (
          <TextField label={messages.filter} value={filter} onChange={(event) => setFilter(event.target.value)} />
        )}
        <ol className="site-list site-sections__list">
          {shown.map(({ anchor, label }) => (
            <li key={anchor}>
              <a className="site-sections__link" href={`#${anchor}`}>
                {label}
              </a>
            </li>
          ))}
        </ol>
        {shown.length === 0 && <p>{messages.noSection}</p>}
      </details>
    </nav>
  );
}
