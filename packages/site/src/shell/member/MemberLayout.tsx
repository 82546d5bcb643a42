import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { returnSignInPath } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useMember } from '../../app/use-member.js';
import { useScreenKey } from '../../app/use-screen-key.js';
import { LastListContext, useLatestList } from './last-list.js';
import { MemberBar } from './MemberBar.js';
import '../styles.js';

/** The member area around its screens. Whoever is signed out meanwhile, here or in another tab, is sent to sign in. */
export function MemberLayout() {
  const { codec } = useServices();
  const member = useMember();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const screenKey = useScreenKey();
  const lastList = useLatestList();
  // Signing out on purpose leads to the home page, not to a sign-in that comes back here.
  const isLeaving = useRef(false);
  const isMember = member !== undefined;
  useEffect(() => {
    if (isMember || isLeaving.current) return;
    void navigate(returnSignInPath(codec, pathname + search), { replace: true });
  }, [isMember, navigate, codec, pathname, search]);
  if (!member) return null;
  return (
    <>
      <a className="hn-skip-link" href="#main">
        Skip to the content
      </a>
      <MemberBar
        member={member}
        onLeave={() => {
          isLeaving.current = true;
        }}
      />
      <main id="main" className="site-main" tabIndex={-1}>
        <LastListContext value={lastList}>
          <Outlet key={screenKey} />
        </LastListContext>
      </main>
    </>
  );
}
