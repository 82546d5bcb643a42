import { AREA } from '@headnote/core/config';
import type { SessionUser } from '@headnote/core/session';
import { Button } from '@headnote/ui/button';
import { NavigationBar } from '@headnote/ui/navigation-bar';
import { SearchBox, type SearchKind } from '@headnote/ui/search-box';
import { Suspense, use, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { chosenSort } from '../../data/list-settings.js';
import { useSignOut } from '../../data/use-sign-out.js';
import { CHECK_PATH, CITATIONS_PATH } from '../../links/citation-paths.js';
import { LIBRARY_PATH } from '../../links/library-address.js';
import { ADVANCED_PATH, HISTORY_PATH } from '../../links/search-paths.js';
import { ACCOUNT_PATH, searchPath, SETTINGS_PATH, WELCOME_PATH } from '../../links/links.js';
import { countNoteDrafts, forgetNoteDrafts } from '../../data/note-drafts.js';
import { lazyPart } from '../lazy/lazy-part.js';
import { SuggestionsBelow } from '../suggestions/SuggestionsBelow.js';
import { KeysContext } from '../keys/keys-context.js';
import { AddressSearchContext, type AddressSearch } from './address-search.js';
import { MemberSearchHelp } from './MemberSearchHelp.js';
import { messages } from './messages.js';
import { MoreScreens } from './MoreScreens.js';

const { Part: LeaveDialog, load: loadLeaveDialog } = lazyPart(
  async () => (await import('./LeaveDialog.js')).LeaveDialog,
);

const links = [
  { label: messages.search, href: ADVANCED_PATH },
  { label: messages.acts, href: `/${AREA}/bareactslist` },
  { label: messages.citations, href: CITATIONS_PATH },
  { label: messages.check, href: CHECK_PATH },
  { label: messages.library, href: LIBRARY_PATH },
  { label: messages.account, href: ACCOUNT_PATH },
];

/** Screens that a wide bar has behind a button. The style of the bar knows how many links come before them. */
const moreLinks = [
  { label: messages.latestCases, href: WELCOME_PATH },
  { label: messages.history, href: HISTORY_PATH },
  { label: messages.settings, href: SETTINGS_PATH },
];
const allLinks = [...links, ...moreLinks];

/** The bar of the member area: wordmark, search box, sections, days remaining, Sign out. */
export function MemberBar({ member, onLeave }: { member: SessionUser; onLeave: () => void }) {
  const { config, codec } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { isLeaving, signOut } = useSignOut();
  const found = use(AddressSearchContext);
  const { text, kind } = searchOf(found);
  const { areOn } = use(KeysContext);
  const current = allLinks.find(({ href }) => href.toLowerCase() === pathname.toLowerCase())?.href;
  const [unsent, setUnsent] = useState(0);
  const leave = () => {
    onLeave();
    void signOut();
  };
  const askToLeave = async () => {
    const waiting = countNoteDrafts(storage, member.userId);
    if (waiting === 0) return leave();
    try {
      await loadLeaveDialog();
      setUnsent(waiting);
    } catch {
      // Without a connection the dialog cannot be loaded; the browser asks in its place.
      if (!window.confirm(`${messages.leave.title(waiting)}. ${messages.leave.text}`)) return;
      forgetNoteDrafts(storage, member.userId);
      leave();
    }
  };
  return (
    <NavigationBar
      className="site-bar--signed-in site-bar--member"
      brandName={config.brand.name}
      homeHref={WELCOME_PATH}
      links={allLinks}
      current={current}
      daysRemaining={member.daysRemaining}
      getStartedHref={null}
      // The advanced search has the box on the page.
      search={
        found.screen !== 'advanced' && (
          <SearchBox
            // The box follows the screen: a new search replaces its text.
            key={`${kind} ${text}`}
            size="bar"
            defaultValue={text}
            defaultKind={kind}
            placeholder={messages.searchExample}
            hasShortcut={areOn}
            help={<MemberSearchHelp />}
            suggestions={SuggestionsBelow}
            onSearch={(search) => void navigate(searchPath(codec, { ...search, sort: chosenSort() }))}
          />
        )
      }
      end={
        <>
          <MoreScreens links={moreLinks} current={current} />
          <Button size="small" className="site-nowrap" busy={isLeaving} onClick={() => void askToLeave()}>
            {messages.signOut}
          </Button>
          <Suspense>
            {unsent > 0 && (
              <LeaveDialog count={unsent} userId={member.userId} onStay={() => setUnsent(0)} onLeave={leave} />
            )}
          </Suspense>
        </>
      }
    />
  );
}

const storage = () => window.localStorage;

/** What the search box contains: the search that the screen shows, otherwise nothing. */
function searchOf(found: AddressSearch): { readonly text: string; readonly kind: SearchKind } {
  switch (found.screen) {
    case 'results':
      return { text: found.address.ok ? found.address.value.search.text : '', kind: 'judgments' };
    case 'acts':
      return { text: found.address.text, kind: 'acts' };
    case 'reader':
      return { text: found.search?.text ?? '', kind: found.search?.kind === 'acts' ? 'acts' : 'judgments' };
    case 'advanced':
    case 'other':
      return { text: '', kind: 'judgments' };
  }
}
