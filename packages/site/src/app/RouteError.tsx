import { ErrorState } from '@headnote/ui/error-state';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundScreen } from '../../public/not-found/NotFoundScreen.js';
import { PageHead } from '../document/PageHead.js';
import { UNREACHABLE } from '../failure.js';
import { ScreenHeading } from '../ScreenHeading.js';

/** Stands where a screen broke, inside the layout that still works. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <div className="site-narrow hn-container">
      <PageHead title="Something went wrong" />
      <ScreenHeading className="site-narrow__heading">Something went wrong</ScreenHeading>
      <ErrorState title="This page could not be shown" text={UNREACHABLE} onRetry={() => window.location.reload()} />
    </div>
  );
}
