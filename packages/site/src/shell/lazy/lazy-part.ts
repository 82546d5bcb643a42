import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { recoverFromDeploy } from '../start/recover-from-deploy.js';

/** A part of a screen whose code is loaded when the reader wants it. */
export interface LazyPart<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  /** Loads the code before the part is shown: on the way to its button, or for reading without a connection. */
  readonly load: () => Promise<unknown>;
}

/**
 * Makes a lazy part of a function that imports it. Code that is gone since a deploy, or that a browser stops while its page is
 * left, breaks no screen.
 */
export function lazyPart<Props>(read: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return { Part: lazy(async () => ({ default: await read().catch(recoverFromDeploy) })), load: read };
}
