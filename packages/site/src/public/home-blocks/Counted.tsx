import { Counter } from '@headnote/ui/counter';
import { SectionHead } from '@headnote/ui/head-rule';
import { TextLink } from '@headnote/ui/link';
import { messages } from './messages.js';

export interface CountedProps {
  readonly totals: { readonly users: number; readonly cases: number; readonly acts: number };
}

/** The library's own figures, which count up when they come into view. */
export function Counted({ totals }: CountedProps) {
  const { heading, coverage, label, members, judgments, acts, note } = messages.counted;
  const figures = [
    { name: members(totals.users), value: totals.users },
    { name: judgments, value: totals.cases },
    { name: acts, value: totals.acts },
  ];
  return (
    <section className="site-block" aria-labelledby="counted-heading">
      <SectionHead title={heading} id="counted-heading" end={<TextLink href="/datacoverage">{coverage}</TextLink>} />
      <div className="site-counted">
        <ul className="site-list site-counted__figures" aria-label={label}>
          {figures.map(({ name, value }) => (
            <li key={name}>
              <span className="site-counted__value">
                <Counter value={value} />
              </span>{' '}
              <span className="hn-muted hn-text-ui">{name}</span>
            </li>
          ))}
        </ul>
        <p className="site-counted__note hn-muted hn-text-ui">{note}</p>
      </div>
    </section>
  );
}
