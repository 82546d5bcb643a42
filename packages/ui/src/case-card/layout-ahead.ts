import { BLOCK } from './row-chunks.js';

/** Lays out the rows of a list that are out of sight, bit by bit while its page is idle. */
export interface LayoutAhead {
  /** So many chunks stand in the list by now; whether they are all. */
  stand(chunks: number, isAll: boolean): void;
  /** What stands may have changed: it is measured once more, and keeps its heights until then. */
  again(): void;
  /** Does no more, and has no block skipped. */
  stop(): void;
}

/** Where blocks so often turn out otherwise than measured, as in a page that is scaled, none is skipped until the width changes. */
const TRIES = 8;

/** What a size may differ by from what was measured: widths are read as whole pixels, and a block adds up sixteen heights. */
const SLACK_PX = 1;

/**
 * Each chunk is laid out in a task of its own; out of sight it is otherwise laid out for the first time as it is scrolled
 * to, in the very frame that must be quick. What it measures is kept, and a block whose chunks all are measured is skipped
 * as a whole, exactly as high as they are: had it another height, the page would move under a reader who scrolls up to it.
 * What changes heights (width, size of text, fonts that came late) is noticed, and all is measured anew.
 */
export function layOutAhead(list: HTMLElement): LayoutAhead {
  const heights = new WeakMap<Element, number>();
  let stands = { chunks: 0, isAll: false };
  let next = 0;
  let idle = 0;
  let width = 0;
  let tries = 0;
  let isStale = false;

  const keep = (box: HTMLElement, height: number) => {
    if (heights.get(box) === height) return;
    heights.set(box, height);
    // Not `auto`, by which the browser would rather keep the height it has seen, though it was at another width.
    box.style.containIntrinsicBlockSize = `${height}px`;
  };
  const skip = (block: HTMLElement) => {
    keep(
      block,
      [...block.children].reduce((sum, chunk) => sum + (heights.get(chunk) ?? 0), 0),
    );
    block.dataset['skip'] = '';
    sizes.observe(block);
  };
  const unskip = (block: Element | undefined) => {
    if (!(block instanceof HTMLElement)) return;
    delete block.dataset['skip'];
    sizes.unobserve(block);
  };
  const unskipAll = () => {
    isStale = false;
    for (const block of list.children) unskip(block);
  };
  const giveUp = () => {
    for (const chunk of list.querySelectorAll<HTMLElement>('.hn-rows__chunk')) {
      heights.delete(chunk);
      chunk.style.containIntrinsicBlockSize = '';
    }
  };

  const measureNext = () => {
    const block = list.children[Math.floor(next / BLOCK)];
    const chunk = block?.children[next % BLOCK];
    if (!(block instanceof HTMLElement) || !(chunk instanceof HTMLElement)) return;
    const height = heightOf(chunk);
    // Hidden as it is. Once it is shown, its width changes.
    if (height === 0) return void (width = 0);
    if (chunk.offsetWidth !== width) return beginAt(chunk.offsetWidth);
    keep(chunk, height);
    next += 1;
    if (next % BLOCK === 0 || (stands.isAll && next === stands.chunks)) skip(block);
    goOn();
  };
  const beginAt = (now: number) => {
    width = now;
    next = 0;
    unskipAll();
    goOn();
  };
  const layOutNext = () => {
    idle = 0;
    if (isStale) unskipAll();
    if (tries < TRIES) measureNext();
    else giveUp();
  };
  const goOn = () => {
    if (!idle && next < stands.chunks) idle = requestIdleCallback(layOutNext);
  };
  const anew = () => {
    // Not at once: what changes sizes while sizes are told is an error to the browser.
    isStale = true;
    next = 0;
    goOn();
  };

  const isOfOtherWidth = ({ borderBoxSize: [size] }: ResizeObserverEntry) =>
    Math.abs((size?.inlineSize ?? 0) - width) >= SLACK_PX;
  const isOfOtherHeight = ({ target, borderBoxSize: [size] }: ResizeObserverEntry) => {
    const height = heights.get(target);
    return height !== undefined && Math.abs((size?.blockSize ?? 0) - height) > SLACK_PX;
  };
  const sizes = new ResizeObserver((entries) => {
    const isWider = entries.some(isOfOtherWidth);
    if (!isWider && !entries.some(isOfOtherHeight)) return;
    tries = isWider ? 0 : tries + 1;
    anew();
  });
  // Stands for all others until there are blocks that are skipped.
  const first = list.firstElementChild?.firstElementChild;
  if (first) sizes.observe(first);
  document.fonts?.addEventListener('loadingdone', anew);

  return {
    stand(chunks, isAll) {
      stands = { chunks, isAll };
      // One that grows on has not yet the height it will have.
      if (!isAll) unskip(list.children[Math.floor((chunks - 1) / BLOCK)]);
      goOn();
    },
    again() {
      next = 0;
      goOn();
    },
    stop() {
      cancelIdleCallback(idle);
      document.fonts?.removeEventListener('loadingdone', anew);
      sizes.disconnect();
      unskipAll();
    },
  };
}

/** To be asked where its rows stand makes the browser lay a chunk out, though it stays skipped. In px. */
function heightOf(chunk: HTMLElement): number {
  const first = chunk.firstElementChild?.getBoundingClientRect();
  const last = chunk.lastElementChild?.getBoundingClientRect();
  return first && last ? last.bottom - first.top : 0;
}
