import type { CitationChoice } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { ErrorState } from '@headnote/ui/error-state';
import { useNavigate } from 'react-router';
import { failureText } from '../../app/failure.js';
import { caseReaderPath, resultsPath } from '../../app/links.js';
import { citationSearch } from '../../app/search-state.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useBookLists, type ChosenParts } from './use-book-lists.js';

/** What books without volumes have in the volume's place. */
const NO_VOLUME = '0';

const steps: readonly { readonly part: keyof ChosenParts; readonly label: string }[] = [
  { part: 'book', label: 'Book' },
  { part: 'year', label: 'Year' },
  { part: 'volume', label: 'Volume' },
  { part: 'page', label: 'Page' },
];

/** The guided way: book, year, volume and page, each list of what the library has. */
export function BookLists() {
  const { codec } = useServices();
  const navigate = useNavigate();
  const { lists, chosen, choose, failure, retry, isLoading } = useBookLists();
  const page = lists.page?.find(({ text }) => text === chosen.page);
  const open = () => {
    if (!page) return;
    const words = [chosen.book, chosen.year, chosen.volume, chosen.page].join(' ');
    void navigate(page.documentId === '' ? resultsPath(codec, citationSearch(words)) : caseReaderPath(page.documentId));
  };
  return (
    <form
      className="site-finder__steps"
      aria-busy={isLoading}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      {steps.map(({ part, label }) => {
        const list = lists[part];
        const hasNone = part === 'volume' && chosen.volume === NO_VOLUME;
        return (
          <div key={part} className="site-finder__step">
            <label className="site-check__label" htmlFor={`by-${part}`}>
              {label}
            </label>
            <select
              id={`by-${part}`}
              className="site-finder__select"
              value={chosen[part] ?? ''}
              disabled={!list || hasNone}
              onChange={(event) => choose(part, event.target.value)}
            >
              <option value="">{hasNone ? 'None' : 'Choose'}</option>
              {hasNone && <option value={NO_VOLUME}>None</option>}
              {!hasNone &&
                list?.map((choice) => (
                  <option key={choice.text} value={choice.text}>
                    {nameOf(choice)}
                  </option>
                ))}
            </select>
          </div>
        );
      })}
      <Button type="submit" disabled={!page}>
        {page && page.documentId === '' ? 'Show the judgments' : 'Open the judgment'}
      </Button>
      <output className="hn-visually-hidden">{isLoading ? 'Loading' : ''}</output>
      {failure && <ErrorState title="The list did not load" text={failureText(failure)} onRetry={retry} />}
    </form>
  );
}

function nameOf({ text, count }: CitationChoice): string {
  const name = text === NO_VOLUME ? 'Without a volume' : text;
  return count > 1 ? `${name} (${formatIndianNumber(count)})` : name;
}
