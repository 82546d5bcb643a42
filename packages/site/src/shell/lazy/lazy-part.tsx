import { ErrorState, type ErrorStateProps } from '@headnote/ui/error-state';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { describeFailure, failureText } from '../../data/failure.js';
import { recoverFromDeploy } from '../start/recover-from-deploy.js';

/** A part of a screen whose code is loaded when the reader wants it. */
export interface LazyPart<Props> {
  /** Without its code, it says so in its place, and the screen around it stays. */
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  /** Loads the code before the part is shown: on the way to its button, or for reading without a connection. */
  readonly load: () => Promise<unknown>;
}

/** Makes a lazy part of a function that imports it. Code that is gone since a deploy loads the page once more. */
export function lazyPart<Props>(read: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const code = () => read().catch(recoverFromDeploy);
  return { Part: lazy(async () => ({ default: await code().catch(() => PartNotLoaded) })), load: read };
}

function PartNotLoaded() {
  return <NotLoaded className="site-not-loaded" title={failureText(describeFailure(undefined))} />;
}

/** Stands in place of what did not load. A new try loads the page anew. */
export function NotLoaded(props: Pick<ErrorStateProps, 'title' | 'text' | 'children' | 'className'>) {
  return <ErrorState {...props} onRetry={() => void loadAnew()} />;
}

/** Loads the page anew if there is a server: without one, the browser would replace the page by its own. */
async function loadAnew(): Promise<void> {
  const isThere = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (isThere) window.location.reload();
}
