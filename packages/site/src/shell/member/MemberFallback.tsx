import { NavigationBar } from '@headnote/ui/navigation-bar';
import { Skeleton } from '@headnote/ui/skeleton';
import { PageHead } from '../../app/document/PageHead.js';
import { WELCOME_PATH } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';

/** The shell of the member area as the server sends it: the bar, and boxes where a screen will stand. */
export function MemberFallback() {
  const { config } = useServices();
  return (
    <>
      <PageHead title={config.brand.name} />
      <NavigationBar brandName={config.brand.name} homeHref={WELCOME_PATH} links={[]} getStartedHref={null} />
      <main id="main" className="site-main hn-container">
        <noscript>
          <p>The member area needs JavaScript. The public pages can be read without it.</p>
        </noscript>
        <Skeleton count={6} />
      </main>
    </>
  );
}
