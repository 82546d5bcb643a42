import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Held, Watch } from './watch.js';

/** Number of times that a part is mounted and unmounted. */
const MOUNTS = 200;
/** Mounts before the first count: libraries install what they need once per page. */
const WARM_UP = 20;
/** Wait for short timers after the last unmount, in milliseconds; leaked timers last longer. */
const SETTLE_MS = 60;

/** The counts after the first mounts and after all mounts. */
export interface Growth {
  readonly before: Held;
  readonly after: Held;
  /** What is left at the end, for a message. */
  readonly held: readonly string[];
}

/** Mounts and unmounts the views in turn, 200 times in all, and returns what is left. */
export async function mountAndUnmount(views: readonly ComponentType[], watch: Watch): Promise<Growth> {
  const round = async () => {
    for (const view of views) await mountOnce(view);
  };
  const warmUps = Math.max(2, Math.ceil(WARM_UP / views.length));
  for (let i = 0; i < warmUps; i += 1) await round();
  await settle();
  const before = watch.count();
  for (let mounts = warmUps * views.length; mounts < MOUNTS; mounts += views.length) await round();
  await settle();
  return { before, after: watch.count(), held: watch.describe() };
}

async function mountOnce(view: ComponentType): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(createElement(view)));
  // Effects run in a separate task; without waiting for it, they would not run.
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

/** One sentence for each count that grew; empty when none did. */
export function leaksIn({ before, after, held }: Growth): string[] {
  const kinds = Object.keys(before) as (keyof Held)[];
  const grown = kinds.filter((kind) => after[kind] > before[kind]);
  return grown.map(
    (kind) => `${kind}: ${before[kind]} after warming up, ${after[kind]} after ${MOUNTS} mounts (${held.join(', ')})`,
  );
}
