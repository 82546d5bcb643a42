import { AppLayout } from '@headnote/ui/app-layout';
import { Button, ButtonLink } from '@headnote/ui/button';
import { Footer } from '@headnote/ui/footer';
import { NavigationBar } from '@headnote/ui/navigation-bar';
import { Outlet, useLocation } from 'react-router';
import { useServices } from '../../app/ServicesProvider.js';
import { useMember } from '../../app/use-member.js';
import { useSignOut } from '../../data/use-sign-out.js';
import { registrationPath, WELCOME_PATH } from '../../links/links.js';
import { useScreenKey } from '../page/use-screen-key.js';
import { messages } from './messages.js';
import { footerGroups, navigationLinks } from './site-map.js';
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
  const bar = { links: navigationLinks, current: pathname, brandName: config.brand.name };
  const { isLeaving, signOut } = useSignOut();
  if (!member && !isLeaving) return <NavigationBar {...bar} getStartedHref={signInPath} />;
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
  return (
    <Footer
      brandName={brand.name}
      groups={footerGroups({ signInPath, registrationPath: registrationPath(search), stores: brand.stores })}
      social={[
        { label: 'Facebook', href: brand.social.facebook },
        { label: 'X', href: brand.social.x },
        { label: 'LinkedIn', href: brand.social.linkedin },
        { label: 'YouTube', href: brand.social.youtube },
      ]}
    />
  );
}
