import { AppLayout } from '@headnote/ui/app-layout';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { returnSignInPath } from '../../links/links.js';
import { useTheme } from '../settings/use-theme.js';
import { useScreenKey } from '../page/use-screen-key.js';
import { forgetLastList } from './last-list.js';
import { forgetTextDrafts } from './text-drafts.js';
import { MemberBar } from './MemberBar.js';
import { MemberProviders } from './MemberProviders.js';
import { RenewalNotice } from './RenewalNotice.js';

interface MemberLayoutProps {
  /** Above every screen: the state of the connection. */
  readonly notice: ReactNode;
}

/** The member area around its screens. A member who is signed out, here or in another tab, is sent to sign in; if another member signed in meanwhile, the page is loaded again for him. */
export function MemberLayout({ notice }: MemberLayoutProps) {
  const { codec } = useServices();
  const member = useMember();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const screenKey = useScreenKey();
  useTheme();
  // The Sign out button leads to the home page, not to a sign-in that comes back here.
  const isLeaving = useRef(false);
  const isMember = member !== undefined;
  const [owner, setOwner] = useState<string>();
  if (member && owner === undefined) setOwner(member.userId);
  const isAnother = member !== undefined && owner !== undefined && member.userId !== owner;
  useEffect(() => {
    // What this tab holds in memory belongs to the member before.
    if (!isAnother) return;
    forgetTab();
    window.location.reload();
  }, [isAnother]);
  useEffect(() => {
    if (!isMember) {
      forgetTab();
      forgetOffline();
    }
    if (isMember || isLeaving.current) return;
    void navigate(returnSignInPath(codec, pathname + search), { replace: true });
  }, [isMember, navigate, codec, pathname, search]);
  if (!member || isAnother) return null;
  const leave = () => {
    isLeaving.current = true;
  };
  return (
    <MemberProviders>
      <AppLayout className="site-page" isFullWidth bar={<MemberBar member={member} onLeave={leave} />}>
        {notice}
        <RenewalNotice member={member} />
        <Outlet key={screenKey} />
      </AppLayout>
    </MemberProviders>
  );
}

/** What this tab keeps for going back. */
function forgetTab(): void {
  forgetTextDrafts();
  forgetLastList();
}

/** A session that ended here or in another tab leaves nothing on the device. */
function forgetOffline(): void {
  // Nothing waits for it: the sign-out in its own tab does.
  void import('../../data/forget-device.js').then(({ forgetDevice }) => forgetDevice()).catch(() => undefined);
}
