import type { EmbedLatestItem } from '@headnote/core/embed';
import { joinParties } from '@headnote/core/format';
import { TextLink } from '@headnote/ui/link';
import { SearchBox } from '@headnote/ui/search-box';
import { useLocation, useNavigate } from 'react-router';
import { typedSearchPath } from '../../links/links.js';
import { SearchHelp } from '../../shell/search-help/SearchHelp.js';
import { ScreenHeading, type NavigationState } from '../../shell/page/ScreenHeading.js';
import { SuggestionsBelow } from '../../shell/suggestions/SuggestionsBelow.js';
import { messages } from './messages.js';
import type { Wanted } from './wanted.js';

const { search: texts } = messages;

export interface SearchStartProps {
  readonly newest: EmbedLatestItem | undefined;
  /** What signing in leads to. The focus then belongs to the sign-in card, and the heading takes none. */
  readonly wanted: Wanted;
}

/** The heading, the search box, and searches to try, taken from the library itself. */
export function SearchStart({ newest, wanted }: SearchStartProps) {
  const search = wanted.kind === 'search' ? wanted : undefined;
  const navigate = useNavigate();
  const hasFocus = (useLocation().state as NavigationState | null)?.focusSearch;
  return (
    <>
      {hasFocus || wanted.kind !== 'nothing' ? (
        <h1 className="site-home__heading">{texts.heading}</h1>
      ) : (
        <ScreenHeading className="site-home__heading">{texts.heading}</ScreenHeading>
      )}
      <SearchBox
        // The box keeps the search that led here.
        key={search?.text}
        action="/"
        hasFocus={hasFocus}
        defaultValue={search?.text}
        defaultKind={search?.searchKind}
        placeholder={texts.placeholder}
        help={<SearchHelp />}
        suggestions={SuggestionsBelow}
        onSearch={({ text, kind }) => void navigate(typedSearchPath(text, kind))}
      />
      <p className="site-home__hint">{texts.hint}</p>
      <dl className="site-home__examples">
        {examples(newest).map(({ name, text }) => (
          <div key={name} className="site-home__example">
            <dt>{name}</dt>
            <dd>
              <TextLink href={typedSearchPath(text)} kind="quiet">
                {text}
              </TextLink>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function examples(newest: EmbedLatestItem | undefined): { name: string; text: string }[] {
  const { parties, words, sampleWords, phrase, samplePhrase, citation, ...others } = texts.examples;
  return [
    ...(newest && newest.appellant !== '' ? [{ name: parties, text: joinParties(newest) }] : []),
    { name: words, text: sampleWords },
    { name: phrase, text: samplePhrase },
    ...(newest && newest.citation !== '' ? [{ name: citation, text: newest.citation }] : []),
    { name: others.connectors, text: others.sampleConnectors },
    { name: others.beginning, text: others.sampleBeginning },
  ];
}
