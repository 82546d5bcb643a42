import { messages } from './messages.js';

const { source } = messages;

/** The fields of a record that say where a document comes from. */
export interface Sourced {
  readonly sourceName?: string | undefined;
  readonly sourceUrl?: string | undefined;
  readonly isSample?: boolean | undefined;
}

/** Where a document comes from, with a link to the official copy when the source provides one. */
export function SourceNote({ record: { sourceName: name = '', sourceUrl: url = '', isSample } }: { record: Sourced }) {
  if (isSample) return <p className="site-source">{source.sample}</p>;
  if (name === '' && url === '') return null;
  return (
    <p className="site-source">
      {name === '' ? source.unnamed : source.named(name)}
      {isWebAddress(url) && (
        <a className="hn-link" href={url} rel="noopener external" target="_blank">
          {source.officialCopy}
          <span className="hn-visually-hidden">{source.newTab}</span>
        </a>
      )}
    </p>
  );
}

/** The address comes from a source's data. Only a web address becomes a link. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
