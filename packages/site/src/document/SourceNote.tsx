import { messages } from './messages.js';
import { ReportError } from './ReportError.js';

const { source } = messages;

/** The fields of a record that say where a document comes from. */
export interface Sourced {
  readonly sourceName?: string | undefined;
  readonly sourceUrl?: string | undefined;
  readonly isSample?: boolean | undefined;
}

export interface SourceNoteProps {
  readonly record: Sourced & { readonly id?: string };
  readonly kind: 'judgment' | 'act';
}

/** Where a document comes from, with a link to the official copy when the source provides one, and `Report an error`. */
export function SourceNote({ record, kind }: SourceNoteProps) {
  return (
    <div className="site-source">
      <SourceLine {...record} />
      {record.id !== undefined && <ReportError id={record.id} kind={kind} />}
    </div>
  );
}

function SourceLine({ sourceName: name = '', sourceUrl: url = '', isSample }: Sourced) {
  if (isSample) return <p>{source.sample}</p>;
  if (name === '' && url === '') return <p>{source.unknown}</p>;
  return (
    <p>
      {name === '' ? source.unnamed : source.named(name)}
      {isWebAddress(url) && (
        <a className="hn-link" href={url} rel="noopener external" target="_blank">
          {source.officialCopy}
          <span className="hn-visually-hidden">{source.newTab}</span>
        </a>
      )}
      {name !== '' && !isWebAddress(url) && source.noCopy}
    </p>
  );
}

/** The address comes from a source's data. Only a web address becomes a link. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
