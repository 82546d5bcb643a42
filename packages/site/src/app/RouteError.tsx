import { ErrorState } from '@headnote/ui/error-state';
import { UNREACHABLE } from '../data/failure.js';
import { NarrowPage } from '../shell/page/NarrowPage.js';
import { messages } from './messages.js';

/** Replaces a screen that broke. The layout around it still works. */
export function RouteError() {
  return (
    <NarrowPage title={messages.errorTitle} headTitle={messages.errorTitle}>
      <ErrorState title={messages.notShown} text={UNREACHABLE} onRetry={() => window.location.reload()} />
    </NarrowPage>
  );
}
