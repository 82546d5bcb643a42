import { AREA } from '@headnote/core/config';
import type { SessionUser } from '@headnote/core/session';
import { Button } from '@headnote/ui/button';
import { NavigationBar } from '@headnote/ui/navigation-bar';
import { SearchBox } from '@headnote/ui/search-box';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchPath, WELCOME_PATH } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';
import { CHECK_PATH, CITATIONS_PATH } from '../citation-paths.js';
import { useSearchText } from './use-search-text.js';

const links = [
  { label: 'Latest cases', href: WELCOME_PATH },
  { label: 'Acts', href: `/${AREA}/bareactslist` },
  { label: 'Citations', href: CITATIONS_PATH },
  { label: 'Check', href: CHECK_PATH },
];

/** The bar of the member area: wordmark, search box, sections, days that remain, sign-out. */
export function MemberBar({ member, onLeave }: { member: SessionUser; onLeave: () => void }) {
  const { config, codec, session } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);
  const { text, kind } = useSearchText();

  async function leave() {
    onLeave();
    setIsLeaving(true);
    await session?.signOut();
    // A whole reload, so that nothing of the member stays in the memory of the page.
    window.location.assign('/');
  }

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
          // The box follows the screen: another search shown is another text in the box.
          key={`${kind} ${text}`}
          size="bar"
          defaultValue={text}
          defaultKind={kind}
          onSearch={(search) => void navigate(searchPath(codec, search))}
        />
      }
      end={
        <Button size="small" className="site-nowrap" busy={isLeaving} onClick={() => void leave()}>
          Sign out
        </Button>
      }
    />
  );
}
