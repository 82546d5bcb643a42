import { BLOCK } from './row-chunks.js';

/** Lays out the rows of a list that are out of sight, bit by bit while its page is idle. */
export interface LayoutAhead {
  /** So many chunks stand in the list by now; whether they are all. */
  stand(chunks: number, isAll: boolean): void;
  /** Rows have changed: all is measured anew. */
  anew(): void;
  /** Does no more, and has no block skipped. */
  stop(): void;
}

/** Where what was just measured so often is not what stands, as in a page that is scaled, no block is skipped until width or rows change. */
const TRIES = 8;

/** What a size may differ by from what was measured: widths are read as whole pixels, and a block adds up sixteen heights. */
const SLACK_PX = 1;

/**
 * A page that rests gets its idle moments as rarely as 20 times a second, each of 50 ms: the first 10 of them are used.
 * Between the frames of one that moves there is never as much, and one chunk is laid out at a time.
 */
const PLENTY_MS = 40;

/**
 * Each chunk is laid out by itself while the page is idle; out of sight it is otherwise laid out for the first time as it is scrolled
 * to, in the very frame that must be quick. What it measures is kept, and a block whose chunks all are measured is skipped
 * as a whole, exactly as high as they are: had it another height, the page would move under a reader who scrolls up to it.
 * What changes heights (width, size of text, fonts that came late) is noticed, and all is measured anew.
 */
export function layOutAhead(list: HTMLElement): LayoutAhead {
  const heights = new WeakMap<Element, number>();
  /** Blocks of which the browser has not yet told how high they really are. */
  const fresh = new WeakSet<Element>();
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
    const sum = [...block.children].reduce((height, chunk) => height + (heights.get(chunk) ?? 0), 0);
    keep(block, sum);
    block.dataset['skip'] = '';
    fresh.add(block);
    sizes.unobserve(block);
    sizes.observe(block);
  };
  const unskip = (block: Element | undefined) => {
    if (!(block instanceof HTMLElement)) return;
    delete block.dataset['skip'];
    sizes.unobserve(block);
  };
  const giveUp = () => {
    for (const block of list.children) unskip(block);
    for (const chunk of list.querySelectorAll<HTMLElement>('.hn-rows__chunk')) {
      heights.delete(chunk);
      chunk.style.containIntrinsicBlockSize = '';
    }
  };

  /** Says whether there is more to measure. */
  const measureNext = (): boolean => {
    const block = list.children[Math.floor(next / BLOCK)];
    const chunk = block?.children[next % BLOCK];
    if (!(block instanceof HTMLElement) || !(chunk instanceof HTMLElement)) return false;
    const size = sizeOf(chunk);
    if (chunk.offsetWidth !== width) return beginAt(chunk.offsetWidth);
    // Scaled or turned, by a page or by how it comes in: what is read is not what stands.
    if (Math.abs(size.width - width) >= SLACK_PX || size.height <= 0) return failed();
    keep(chunk, size.height);
    next += 1;
    if (next % BLOCK === 0 || (stands.isAll && next === stands.chunks)) skip(block);
    return next < stands.chunks;
  };
  const beginAt = (now: number) => {
    width = now;
    // Of no width it is hidden. Once it is shown, its width changes.
    if (width > 0) anew();
    return false;
  };
  const begin = () => {
    isStale = false;
    for (const block of list.children) {
      // Until it is measured again its height is no news.
      sizes.unobserve(block);
      // What stands in sight is left alone: the browser no longer keeps in place what is read in a box whose style changes.
      if (isSkipped(block)) unskip(block);
    }
  };
  const layOutNext = (time: IdleDeadline) => {
    idle = 0;
    if (isStale) begin();
    if (tries >= TRIES) return giveUp();
    let isMore = measureNext();
    while (isMore && time.timeRemaining() > PLENTY_MS) isMore = measureNext();
    if (isMore) goOn();
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

  const restart = () => {
    tries = 0;
    anew();
  };
  const failed = () => {
    tries += 1;
    anew();
    return false;
  };

  const isOfOtherWidth = ({ target }: ResizeObserverEntry) =>
    target instanceof HTMLElement && target.offsetWidth !== width;
  const isOfOtherHeight = ({ target, borderBoxSize: [size] }: ResizeObserverEntry) => {
    const height = heights.get(target);
    return height !== undefined && Math.abs((size?.blockSize ?? 0) - height) > SLACK_PX;
  };
  const sizes = new ResizeObserver((entries) => {
    const others = entries.filter(isOfOtherHeight);
    const wasMeasuredWrong = others.some(({ target }) => fresh.has(target));
    for (const { target } of entries) fresh.delete(target);
    if (entries.some(isOfOtherWidth)) restart();
    else if (wasMeasuredWrong) failed();
    else if (others.length > 0) anew();
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
    anew: restart,
    stop() {
      cancelIdleCallback(idle);
      document.fonts?.removeEventListener('loadingdone', anew);
      for (const block of list.children) unskip(block);
      sizes.disconnect();
    },
  };
}

/** To be asked where its rows stand makes the browser lay a chunk out, though it stays skipped. In px; none where it is hidden. */
function sizeOf({ firstElementChild: first, lastElementChild: last }: HTMLElement): { width: number; height: number } {
  if (!first || !last) return { width: 0, height: 0 };
  // Of a row that came into a skipped chunk Chromium tells the first time that it is nowhere, and where it is the second.
  last.getBoundingClientRect();
  first.getBoundingClientRect();
  const [top, bottom] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
  const isLaidOut = top.height > 0 && bottom.height > 0;
  return { width: top.width, height: isLaidOut ? bottom.bottom - top.top : 0 };
}

/** Whether the browser skips a block at this time. */
function isSkipped(block: Element): boolean {
  return block.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) === false;
}
