import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Held, Watch } from './watch.js';

/** How often a part comes and goes. */
const MOUNTS = 200;
/** By then a library has installed what it installs once a page. */
const WARM_UP = 20;
/** How long something short may still be on its way after the last part left, in milliseconds: less than any timer that would be a leak lasts. */
const SETTLE_MS = 60;

/** What a part held after the first mounts and after all of them. */
export interface Growth {
  readonly before: Held;
  readonly after: Held;
  /** What the page holds at the end, for a message. */
  readonly held: readonly string[];
}

/** Draws the given views in turn, 200 times in all, taking each away again, and says what stayed. */
export async function mountAndUnmount(views: readonly ComponentType[], watch: Watch): Promise<Growth> {
  const round = async () => {
    for (const view of views) await comeAndGo(view);
  };
  const warmUps = Math.max(2, Math.ceil(WARM_UP / views.length));
  for (let i = 0; i < warmUps; i += 1) await round();
  await settle();
  const before = watch.count();
  for (let mounts = warmUps * views.length; mounts < MOUNTS; mounts += views.length) await round();
  await settle();
  return { before, after: watch.count(), held: watch.describe() };
}

async function comeAndGo(view: ComponentType): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(createElement(view)));
  // Effects run in a task of their own: a part that leaves before them would have asked for nothing.
  await nextTask();
  flushSync(() => root.unmount());
  place.remove();
}

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** What grew, in words; empty when nothing did. */
export function leaksIn({ before, after, held }: Growth): string[] {
  const kinds = Object.keys(before) as (keyof Held)[];
  const grown = kinds.filter((kind) => after[kind] > before[kind]);
  return grown.map(
    (kind) => `${kind}: ${before[kind]} after warming up, ${after[kind]} after ${MOUNTS} mounts (${held.join(', ')})`,
  );
}
