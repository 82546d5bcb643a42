import type { EmbedLatestItem } from '@headnote/core/embed';
import { caseTitle } from '@headnote/core/format';
import { SearchBox } from '@headnote/ui/search-box';
import { Link, useNavigate } from 'react-router';
import { ScreenHeading } from '../../app/ScreenHeading.js';

const HEADING = 'Search judgments and bare acts';

export interface SearchStartProps {
  readonly newest: EmbedLatestItem | undefined;
  /** Signing in leads somewhere, so the focus belongs to the sign-in card and the heading takes none. */
  readonly hasDestination: boolean;
}

/** The heading, the search box, and searches to try, taken from the library itself. */
export function SearchStart({ newest, hasDestination }: SearchStartProps) {
  const navigate = useNavigate();
  return (
    <>
      {hasDestination ? (
        <h1 className="site-home__heading">{HEADING}</h1>
      ) : (
        <ScreenHeading className="site-home__heading">{HEADING}</ScreenHeading>
      )}
      <SearchBox
        action="/"
        placeholder="Words, a phrase in quotation marks, or a citation"
        onSearch={({ text, kind }) => void navigate(`/?${new URLSearchParams({ q: text, kind }).toString()}`)}
      />
      <p className="site-home__hint">Searching is for members: sign in and the results open.</p>
      <dl className="site-home__examples">
        {examples(newest).map(({ name, text }) => (
          <div key={name} className="site-home__example">
            <dt>{name}</dt>
            <dd>
              <Link to={`/?${new URLSearchParams({ q: text }).toString()}`} className="hn-link hn-link--quiet">
                {text}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function examples(newest: EmbedLatestItem | undefined): { name: string; text: string }[] {
  return [
    ...(newest && newest.appellant !== '' ? [{ name: 'Parties', text: caseTitle(newest) }] : []),
    { name: 'Words', text: 'natural justice hearing' },
    { name: 'Exact phrase', text: '"natural justice"' },
    ...(newest && newest.citation !== '' ? [{ name: 'Citation', text: newest.citation }] : []),
  ];
}
