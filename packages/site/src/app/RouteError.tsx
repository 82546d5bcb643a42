import { isHeadnoteError } from '@headnote/core/errors';
import { TextLink } from '@headnote/ui/link';
import { useRouteError } from 'react-router';
import { describeFailure, failureText } from '../data/failure.js';
import { NarrowPage } from '../shell/page/NarrowPage.js';
import { NotLoaded } from '../shell/lazy/lazy-part.js';
import { useLeaving } from '../services/leaving.js';
import { messages } from './messages.js';

/** Replaces a screen that broke or did not load. The layout around it still works. */
export function RouteError() {
  const error = useRouteError();
  const isLeaving = useLeaving();
  // Code that Firefox stopped loading for the next page is no fault.
  if (isLeaving) return null;
  // Code or data that did not load is a TypeError of the network, without a stack of ours.
  const isFault = error instanceof Error && !isHeadnoteError(error) && !isLoadFailure(error);
  const failure = describeFailure(error);
  const text = isFault ? messages.broken : failureText(failure);
  const title = !isFault && failure.isOffline ? messages.offline : messages.errorTitle;
  return (
    <NarrowPage title={title} headTitle={title}>
      <NotLoaded title={messages.notShown} text={text}>
        <TextLink href="/">{messages.home}</TextLink>
      </NotLoaded>
    </NarrowPage>
  );
}

/** True for a file or a call that the browser could not load; each browser has words of its own. */
function isLoadFailure({ message }: Error): boolean {
  return /dynamically imported|importing a module|failed to fetch|load failed|networkerror|unable to preload/i.test(
    message,
  );
}
