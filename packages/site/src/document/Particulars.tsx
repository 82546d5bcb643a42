import type { ReactNode } from 'react';

/** One line of a document's particulars; a line without a value is left out. */
export interface Particular {
  readonly name: string;
  readonly value: ReactNode;
}

/** What is known about a document, name by name. */
export function Particulars({ items }: { items: readonly Particular[] }) {
  const known = items.filter(({ value }) => value !== '' && value !== null && value !== undefined && value !== false);
  if (known.length === 0) return null;
  return (
    <dl className="site-particulars">
      {known.map(({ name, value }) => (
        <div key={name} className="site-particulars__line">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
