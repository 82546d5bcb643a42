import type { IncompleteCitation } from '@headnote/core/citation';
import { formatIndianNumber } from '@headnote/core/format';
import { TextLink } from '@headnote/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { ShortList } from '../../citator/ShortList.js';
import { citationChoices } from '../../data/citation-queries.js';
import { caseReaderPath, resultsPath } from '../../links/links.js';
import { citationSearch } from '../../links/search-state.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { messages } from './messages.js';

/** Pages shown before the reader asks for all. */
const SHOWN_AT_FIRST = 20;

/** The pages that the library has in a report whose page is missing, each with its judgment. */
export function FittingReports({ incomplete: { family, year, volume } }: { incomplete: IncompleteCitation }) {
  const { client, codec } = useServices();
  const before = { book: family, year: String(year), ...(volume === undefined ? {} : { volume }) };
  const pages = useQuery(citationChoices(client, { part: 'page', before }));
  const report = volume === undefined ? `${family} ${year}` : `(${year}) ${volume} ${family}`;
  if (pages.isError) return <ReadError title={messages.listNotLoaded} query={pages} />;
  if (!pages.data) return <output>{messages.loading}</output>;
  if (pages.data.length === 0) return <p className="hn-muted">{messages.incompleteNone(report)}</p>;
  return (
    <>
      <p className="hn-muted">{messages.incomplete(report)}</p>
      <ShortList
        label={messages.fitting}
        atFirst={SHOWN_AT_FIRST}
        entries={pages.data.map(({ text, count, documentId }) => {
          const words = [family, year, volume, text].filter((part) => part !== undefined).join(' ');
          const href = documentId === '' ? resultsPath(codec, citationSearch(words)) : caseReaderPath(documentId);
          const page = messages.pageOf(report, text);
          return (
            <li key={text}>
              <TextLink href={href}>{count > 1 ? messages.counted(page, formatIndianNumber(count)) : page}</TextLink>
            </li>
          );
        })}
      />
    </>
  );
}
