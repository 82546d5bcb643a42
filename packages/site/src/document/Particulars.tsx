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
          <dd>{typeof value === 'string' && value.length > LONG ? <Folded value={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The first lines of a long value; a press shows all of it. Works without script. */
function Folded({ value }: { value: string }) {
  return (
    <details className="site-particulars__long">
      <summary>
        <span className="site-particulars__value">{value}</span>
      </summary>
    </details>
  );
}
