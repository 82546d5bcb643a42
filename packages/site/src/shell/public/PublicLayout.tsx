import { ButtonLink } from '@headnote/ui/button';
import { Footer } from '@headnote/ui/footer';
import { NavigationBar } from '@headnote/ui/navigation-bar';
import { Outlet, useLocation } from 'react-router';
import { signInCardPath, WELCOME_PATH } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useMember } from '../../app/use-member.js';
import { useScreenKey } from '../../app/use-screen-key.js';
import { footerGroups, navigationLinks } from './site-map.js';

/** The public pages: navigation bar, screen, footer. Only pages that exist are linked to. */
export function PublicLayout() {
  const { config } = useServices();
  const member = useMember();
  const { pathname, search } = useLocation();
  const screenKey = useScreenKey();
  const { brand } = config;
  return (
    <>
      <a className="hn-skip-link" href="#main">
        Skip to the content
      </a>
      <NavigationBar
        links={navigationLinks}
        current={pathname}
        brandName={brand.name}
        {...(member
          ? {
              className: 'site-bar--signed-in',
              daysRemaining: member.daysRemaining,
              getStartedHref: null,
              end: (
                <ButtonLink href={WELCOME_PATH} size="small" className="site-nowrap">
                  Member area
                </ButtonLink>
              ),
            }
          : { getStartedHref: signInCardPath(search) })}
      />
      <main id="main" className="site-main" tabIndex={-1}>
        <Outlet key={screenKey} />
      </main>
      <Footer
        brandName={brand.name}
        groups={footerGroups}
        stores={{ android: brand.stores.playStore, apple: brand.stores.appStore }}
        social={[
          { label: 'Facebook', href: brand.social.facebook },
          { label: 'X', href: brand.social.x },
          { label: 'LinkedIn', href: brand.social.linkedin },
          { label: 'YouTube', href: brand.social.youtube },
        ]}
      />
    </>
  );
}
