import { AREA } from '@headnote/core/config';
import type { SessionUser } from '@headnote/core/session';
import { Button } from '@headnote/ui/button';
import { NavigationBar } from '@headnote/ui/navigation-bar';
import { SearchBox, type SearchKind } from '@headnote/ui/search-box';
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../../app/ServicesProvider.js';
import { useSignOut } from '../../data/use-sign-out.js';
import { CHECK_PATH, CITATIONS_PATH } from '../../links/citation-paths.js';
import { ACCOUNT_PATH, searchPath, WELCOME_PATH } from '../../links/links.js';
import { KeysContext } from '../keys/keys-context.js';
import { AddressSearchContext, type AddressSearch } from './address-search.js';
import { MemberSearchHelp } from './MemberSearchHelp.js';
import { messages } from './messages.js';

const links = [
  { label: messages.latestCases, href: WELCOME_PATH },
  { label: messages.acts, href: `/${AREA}/bareactslist` },
  { label: messages.citations, href: CITATIONS_PATH },
  { label: messages.check, href: CHECK_PATH },
  { label: messages.account, href: ACCOUNT_PATH },
];

/** The bar of the member area: wordmark, search box, sections, days remaining, Sign out. */
export function MemberBar({ member, onLeave }: { member: SessionUser; onLeave: () => void }) {
  const { config, codec } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { isLeaving, signOut } = useSignOut();
  const { text, kind } = searchOf(use(AddressSearchContext));
  const { areOn } = use(KeysContext);
  const leave = () => {
    onLeave();
    void signOut();
  };
  return (
    <NavigationBar
      className="site-bar--signed-in"
      brandName={config.brand.name}
      homeHref={WELCOME_PATH}
      links={links}
      current={links.find(({ href }) => href.toLowerCase() === pathname.toLowerCase())?.href}
      daysRemaining={member.daysRemaining}
      getStartedHref={null}
      search={
        <SearchBox
          // The box follows the screen: a new search replaces its text.
          key={`${kind} ${text}`}
          size="bar"
          defaultValue={text}
          defaultKind={kind}
          placeholder={messages.searchExample}
          hasShortcut={areOn}
          help={<MemberSearchHelp />}
          onSearch={(search) => void navigate(searchPath(codec, search))}
        />
      }
      end={
        <Button size="small" className="site-nowrap" busy={isLeaving} onClick={leave}>
          {messages.signOut}
        </Button>
      }
    />
  );
}

/** What the search box contains: the search that the screen shows, otherwise nothing. */
function searchOf(found: AddressSearch): { readonly text: string; readonly kind: SearchKind } {
  switch (found.screen) {
    case 'results':
      return { text: found.address.ok ? found.address.value.search.text : '', kind: 'judgments' };
    case 'acts':
      return { text: found.address.text, kind: 'acts' };
    case 'reader':
      return { text: found.search?.text ?? '', kind: found.search?.kind === 'acts' ? 'acts' : 'judgments' };
    case 'other':
      return { text: '', kind: 'judgments' };
  }
}
