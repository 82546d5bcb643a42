import type { ReactNode } from 'react';

/** One line of a document's particulars. A line without a value is not drawn. */
export interface Particular {
  readonly name: string;
  readonly value: ReactNode;
}

/** About four lines. The provisions of a long judgment would otherwise push its text off the screen. */
const LONG = 320;

/** List of the known facts about a document, one line per name. */
export function Particulars({ items }: { items: readonly Particular[] }) {
  const known = items.filter(({ value }) => value !== '' && value !== null && value !== undefined && value !== false);
  if (known.length === 0) return null;
  return (
    <dl className="site-particulars">
      {known.map(({ name, value }) => (
        <div key={name} className="site-particulars__line">
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? foldLong(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The first lines of a long value, and a control that shows all of it, which works without script; a short value as it is. */
export function foldLong(value: string): ReactNode {
  if (value.length <= LONG) return value;
  return (
    <details className="site-particulars__long">
      <summary>
        <span className="site-particulars__value">{value}</span>
      </summary>
    </details>
  );
}
