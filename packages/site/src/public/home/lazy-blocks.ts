import { lazy } from 'react';
import { whenIdle } from '../../notices/when-idle.js';

const load = async () => ({ default: (await import('../home-blocks/HomeBlocks.js')).HomeBlocks });

/**
 * The home page below the latest cases. The server draws it; the browser loads its code once the page is idle, so that the
 * first screen is usable before. Without that code, for lack of a connection, the server's markup stays: what is typed into
 * the first screen is not lost with it.
 */
export const HomeBlocks = lazy(async () => {
  if (!import.meta.env.SSR) await new Promise<void>((resolve) => void whenIdle(resolve));
  return load().catch(() => new Promise<never>(() => {}));
});
