import { AppLayout } from '@headnote/ui/app-layout';
import { Button, ButtonLink } from '@headnote/ui/button';
import { Footer } from '@headnote/ui/footer';
import { useShortcutKey } from '@headnote/ui/hooks';
import { NavigationBar } from '@headnote/ui/navigation-bar';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { useSignOut } from '../../data/use-sign-out.js';
import { ACCOUNT_PATH, registrationPath, WELCOME_PATH } from '../../links/links.js';
import { useScreenKey } from '../page/use-screen-key.js';
import type { NavigationState } from '../page/ScreenHeading.js';
import { messages } from './messages.js';
import { footerGroups } from './site-map.js';
import { useSignInPath } from './use-sign-in-path.js';

/** The public pages: navigation bar, screen, footer. */
export function PublicLayout() {
  const screenKey = useScreenKey();
  return (
    <AppLayout className="site-page" isFullWidth bar={<PublicBar />} footer={<PublicFooter />}>
      <Outlet key={screenKey} />
    </AppLayout>
  );
}

function PublicBar() {
  const { config } = useServices();
  const member = useMember();
  const { pathname } = useLocation();
  const signInPath = useSignInPath();
  const navigate = useNavigate();
  useShortcutKey('/', () => {
    const box = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
    if (box) box.focus();
    else void navigate('/', { state: { focusSearch: true } satisfies NavigationState });
  });
  const bar = { current: pathname, brandName: config.brand.name };
  const { isLeaving, signOut } = useSignOut();
  if (!member && !isLeaving) return <NavigationBar {...bar} getStartedHref={signInPath} hasSearchHint />;
  return (
    <NavigationBar
      {...bar}
      className="site-bar--signed-in"
      daysRemaining={member?.daysRemaining}
      getStartedHref={null}
      end={
        <>
          <ButtonLink href={WELCOME_PATH} size="small" className="site-nowrap">
            {messages.memberArea}
          </ButtonLink>
          <Button size="small" className="site-nowrap" busy={isLeaving} onClick={() => void signOut()}>
            {messages.signOut}
          </Button>
        </>
      }
    />
  );
}

function PublicFooter() {
  const { brand } = useServices().config;
  const signInPath = useSignInPath();
  const { search } = useLocation();
  const isMember = useMember() !== undefined;
  const { signOut } = useSignOut();
  const account = isMember
    ? [
        { label: messages.account, href: ACCOUNT_PATH },
        { label: messages.signOut, onPress: () => void signOut() },
      ]
    : [
        { label: messages.register, href: registrationPath(search) },
        { label: messages.signIn, href: signInPath },
      ];
  return (
    <Footer
      brandName={brand.name}
      groups={footerGroups({ account, stores: brand.stores })}
      social={[
        { label: 'Facebook', href: brand.social.facebook },
        { label: 'X', href: brand.social.x },
        { label: 'LinkedIn', href: brand.social.linkedin },
        { label: 'YouTube', href: brand.social.youtube },
        // The server chooses the language, and leads back to this address.
        {
          label: messages.language,
          lang: messages.lang,
          href: `?lang=${messages.lang}${search.replace('?', '&')}`,
        },
      ]}
    />
  );
}
