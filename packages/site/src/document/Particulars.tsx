import type { ReactNode } from 'react';

/** One line of a document's particulars; a line without a value is left out. */
export interface Particular {
  readonly name: string;
  readonly value: ReactNode;
}

/** Four lines: the provisions of a long judgment would otherwise push its text off the screen. */
const LONG = 320;

/** What is known about a document, name by name. */
export function Particulars({ items }: { items: readonly Particular[] }) {
  const known = items.filter(({ value }) => value !== '' && value !== null && value !== undefined && value !== false);
  if (known.length === 0) return null;
  return (
    <dl className="site-particulars">
      {known.map(({ name, value }) => (
        <div key={name} className="site-particulars__line">
          <dt>{name}</dt>
          <dd>{typeof value === 'string' && value.length > LONG ? <Folded value={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The first lines of a long value; all of it on a press. Works without script. */
function Folded({ value }: { value: string }) {
  return (
    <details className="site-particulars__long">
      <summary>
        <span className="site-particulars__value">{value}</span>
      </summary>
    </details>
  );
}
