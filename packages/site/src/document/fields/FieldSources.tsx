import { readFieldSources, type FieldSource } from '@headnote/core/format';
import { messages } from './messages.js';

/** Where the particulars that rules read come from, and how sure each is; folded. Nothing if the source gave them all. */
export function FieldSources({ entries }: { readonly entries: readonly string[] }) {
  const sources = readFieldSources(entries).flatMap((source) => {
    const name = messages.fieldNames.get(source.field);
    return name === undefined ? [] : [{ ...source, name }];
  });
  // The number and the type of a case, or its parties, are one particular with one origin.
  const lines = [...new Map(sources.map((source) => [lineOf(source, source.name), source])).keys()];
  if (lines.length === 0) return null;
  return (
    <details className="site-particulars__fold hn-no-print">
      <summary>{messages.fieldSources}</summary>
      <ul className="site-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

const lineOf = ({ origin, certainty }: FieldSource, name: string): string =>
  messages.fieldSource(name, messages.origins[origin], messages.certainties[certainty]);
