import { AppLayout } from '@headnote/ui/app-layout';
import { useEffect, useRef, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { useIsReplaced, useMember } from '../../services/use-member.js';
import { returnSignInPath } from '../../links/links.js';
import { useTheme } from '../settings/use-theme.js';
import { useScreenKey } from '../page/use-screen-key.js';
import { forgetTab } from './forget-tab.js';
import { MemberBar } from './MemberBar.js';
import { MemberProviders } from './MemberProviders.js';
import { RenewalNotice } from './RenewalNotice.js';

interface MemberLayoutProps {
  /** Above every screen: the state of the connection. */
  readonly notice: ReactNode;
}

/** The member area around its screens. A member who is signed out, here or in another tab, is sent to sign in. */
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
  const isReplaced = useIsReplaced();
  useEffect(() => {
    if (!isMember) {
      forgetTab();
      forgetOffline();
    }
    if (isMember || isLeaving.current) return;
    void navigate(returnSignInPath(codec, pathname + search), { replace: true });
  }, [isMember, navigate, codec, pathname, search]);
  // What is on the screens belongs to the member before.
  if (!member || isReplaced) return null;
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

/** A session that ended here or in another tab leaves nothing on the device. */
function forgetOffline(): void {
  // Nothing waits for it: the sign-out in its own tab does.
  void import('../../data/forget-device.js').then(({ forgetDevice }) => forgetDevice()).catch(() => undefined);
}
