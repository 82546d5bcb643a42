import { TextLink } from '@headnote/ui/link';
import { SearchBox } from '@headnote/ui/search-box';
import { useNavigate } from 'react-router';
import { typedSearchPath } from '../../links/links.js';
import { NarrowPage } from '../../shell/page/NarrowPage.js';
import { SuggestionsBelow } from '../../shell/suggestions/SuggestionsBelow.js';
import { messages } from './messages.js';

/** The page for an unknown address: a search box and a link to the home page. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <NarrowPage title={messages.title}>
      <p>{messages.text}</p>
      <SearchBox
        action="/"
        suggestions={SuggestionsBelow}
        onSearch={({ text, kind }) => void navigate(typedSearchPath(text, kind))}
      />
      <p>
        <TextLink href="/">{messages.home}</TextLink>
      </p>
    </NarrowPage>
  );
}
