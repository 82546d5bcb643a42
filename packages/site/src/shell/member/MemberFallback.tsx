import { AppLayout } from '@headnote/ui/app-layout';
import { NavigationBar } from '@headnote/ui/navigation-bar';
import type { SkeletonProps } from '@headnote/ui/skeleton';
import { lazy, Suspense, type ComponentType } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { WELCOME_PATH } from '../../links/links.js';
import { PageHead } from '../page/PageHead.js';
import { messages } from './fallback-messages.js';

// A public page never draws it, so it is not part of the first page's script. The server's markup stands until it loads.
const Skeleton = lazy(async (): Promise<{ default: ComponentType<SkeletonProps> }> => {
  try {
    return { default: (await import('@headnote/ui/skeleton')).Skeleton };
  } catch {
    return { default: () => null };
  }
});

/** The shell of the member area as the server sends it: the bar, and a skeleton of the screen. */
export function MemberFallback() {
  const { config } = useServices();
  return (
    <AppLayout
      className="site-page site-fallback"
      isFullWidth
      bar={<NavigationBar brandName={config.brand.name} homeHref={WELCOME_PATH} links={[]} getStartedHref={null} />}
    >
      <PageHead title={config.brand.name} />
      <div className="hn-container">
        <noscript>
          <p className="site-fallback__note">
            {messages.needsScript} <a href="/">{messages.publicPages}</a>
          </p>
        </noscript>
        <Suspense>
          <Skeleton count={6} />
        </Suspense>
      </div>
    </AppLayout>
  );
}
