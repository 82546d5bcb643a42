import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contextRuns, longCase, permitCase } from './case-card.fixtures.js';
import { CaseList, type CaseCardProps } from './index.js';
import '../styles.css';

/** Some rows in a hundred are long, have no context, or a checkbox: no two groups need be equally high. */
function unevenCases(count: number, first = 0): CaseCardProps[] {
  return Array.from({ length: count }, (_, at) => ({
    record: { ...(((first + at) * 7919) % 5 < 2 ? longCase : permitCase), id: `c${first + at}` },
    href: `#${at}`,
    ...(((first + at) * 104_729) % 3 === 0 && { context: { place: '¶ 5', runs: contextRuns } }),
  }));
}

let root: Root;
let place: HTMLElement;
let shifts: LayoutShift[];
let observer: PerformanceObserver;
let faults: string[];

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

const note = (fault: ErrorEvent) => void faults.push(fault.message);

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  shifts = [];
  faults = [];
  observer = new PerformanceObserver((seen) => shifts.push(...(seen.getEntries() as LayoutShift[])));
  observer.observe({ type: 'layout-shift' });
  window.addEventListener('error', note);
});

afterEach(() => {
  root.unmount();
  place.remove();
  observer.disconnect();
  window.removeEventListener('error', note);
  window.scrollTo(0, 0);
  expect(faults).toEqual([]);
});

const show = (cases: CaseCardProps[]) => root.render(<CaseList label="Judgments" cases={cases} />);
const list = () => document.querySelector<HTMLElement>('[role=list]')!;
const blocks = () => [...document.querySelectorAll<HTMLElement>('.hn-rows__block')];
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Once all rows stand and every block of them may be skipped. */
async function untilMeasured(rows: number) {
  await vi.waitFor(
    () => {
      expect(list().querySelectorAll('[role=listitem]')).toHaveLength(rows);
      expect(blocks().filter((block) => !('skip' in block.dataset))).toEqual([]);
    },
    { timeout: 50_000 },
  );
}

/** Of a block, or of all, in px, with what is skipped and with nothing skipped. */
function heights(of: HTMLElement[]) {
  const read = () => of.map((box) => box.getBoundingClientRect().height);
  const skipped = read();
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = '.hn-rows__block, .hn-rows__chunk { content-visibility: visible !important }';
  const whole = read();
  sheet.remove();
  return { skipped, whole };
}

function expectExact() {
  const { skipped, whole } = heights(blocks());
  expect(skipped.length).toBeGreaterThan(1);
  for (const [at, height] of skipped.entries()) expect(Math.abs(height - (whole[at] ?? 0))).toBeLessThan(1);
}

/** As many idle moments as all that these lists have ahead of them takes, at the most. */
async function rest() {
  for (let at = 0; at < 100; at += 1) await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Asks rarely: each time all of it is laid out, which keeps the page from its rest. */
const untilExact = () => vi.waitFor(expectExact, { timeout: 50_000, interval: 500 });

const rowInSight = () => document.elementFromPoint(100, 300)?.closest('[role=listitem]');

/** What a row in sight moved by besides what was scrolled, in px; 0 where the page stood still under its reader. */
async function scrollUp(steps: number, step: number) {
  let moved = 0;
  for (let at = 0; at < steps; at += 1) {
    const eye = rowInSight();
    const before = eye?.getBoundingClientRect().top ?? 0;
    window.scrollBy(0, -step);
    await frame();
    await frame();
    const after = eye?.getBoundingClientRect().top ?? 0;
    moved = Math.max(moved, Math.abs(after - before - step));
  }
  return moved;
}

const sumOfShifts = () => shifts.filter((shift) => !shift.hadRecentInput).reduce((sum, { value }) => sum + value, 0);

describe('a long list of rows of uneven height', () => {
  it.each([
    ['before all of it is measured', () => Promise.resolve()],
    ['once all of it is measured', () => untilMeasured(300)],
  ])('stands still under a reader who jumps into it and scrolls up, %s', async (_, ready) => {
    show(unevenCases(300));
    await vi.waitFor(() => expect(list()).not.toHaveAttribute('aria-busy'), { timeout: 50_000 });
    await ready();
    window.scrollTo(0, document.documentElement.scrollHeight * 0.8);
    await vi.waitFor(() => expect(rowInSight()).toBeTruthy());
    shifts.length = 0;
    expect(await scrollUp(80, 150)).toBeLessThan(2);
    expect(sumOfShifts()).toBe(0);
  });

  it('is as high where blocks are skipped as it is drawn whole, also after its width or its text has changed', async () => {
    show(unevenCases(150));
    await untilMeasured(150);
    expectExact();
    window.scrollTo(0, list().offsetHeight * 0.9);
    for (const change of [
      () => (place.style.width = '330px'),
      () => (place.style.width = '700px'),
      () => place.style.setProperty('--hn-text-ui', '400 19px/1.9 serif'),
      () => (place.style.letterSpacing = '3px'),
    ]) {
      const before = list().offsetHeight;
      change();
      await vi.waitFor(() => expect(list().offsetHeight).not.toBe(before));
      await untilExact();
      await untilMeasured(150);
    }
  });

  it('measures rows anew where others took their place, or more have come', async () => {
    show(unevenCases(150));
    await untilMeasured(150);
    const others = unevenCases(150).map((row, at) => ({ ...row, record: { ...longCase, id: `c${at}` } }));
    show(others);
    await untilExact();
    show([...others, ...unevenCases(80, 150)]);
    await untilMeasured(230);
    expectExact();
    show(unevenCases(10));
    await untilMeasured(10);
    expect(blocks()).toHaveLength(1);
  });

  it('measures rows that were put between, taken out or sorted while the first stays', async () => {
    const rows = unevenCases(150);
    show(rows);
    await untilMeasured(150);
    for (const changed of [
      rows.filter((_, at) => at !== 5),
      [...rows.slice(0, 80), ...unevenCases(3, 1000), ...rows.slice(80)],
      [...rows.slice(0, 1), ...rows.slice(1).reverse()],
      rows.filter((_, at) => at % 2 === 0),
    ]) {
      show(changed);
      await untilMeasured(changed.length);
      await untilExact();
      expect(list().offsetHeight).toBeLessThan(400 * changed.length);
    }
  });

  it('keeps what a reader deep in it has in sight while it is measured anew, where room beside it was given up', async () => {
    // Not the width of the list is set, nor that of what it stands in: the browser keeps nothing in place then.
    const row = document.body.appendChild(document.createElement('div'));
    const beside = document.createElement('div');
    row.style.display = 'flex';
    beside.style.width = '150px';
    place.style.flex = '1';
    row.append(place, beside);
    show(unevenCases(200));
    await untilMeasured(200);
    window.scrollTo(0, list().offsetHeight * 0.7);
    await vi.waitFor(() => expect(rowInSight()).toBeTruthy());
    await frame();
    await frame();
    const eye = document.elementFromPoint(100, 5)!.closest('[role=listitem]')!;
    const { offsetHeight } = list();
    beside.style.width = '0';
    await frame();
    await frame();
    const before = eye.getBoundingClientRect().top;
    expect(Math.abs(before)).toBeLessThan(400);
    await vi.waitFor(() => expect(list().offsetHeight).toBeLessThan(offsetHeight * 0.9), { timeout: 50_000 });
    await untilMeasured(200);
    expect(Math.abs(eye.getBoundingClientRect().top - before)).toBeLessThan(2);
    row.remove();
  });

  it('skips blocks again however often a row in sight was opened and closed', async () => {
    show(unevenCases(100));
    await untilMeasured(100);
    const row = list().querySelector<HTMLElement>('.hn-row')!;
    for (let at = 0; at < 10; at += 1) {
      row.style.paddingBlockEnd = at % 2 ? '0' : '80px';
      await untilExact();
      await untilMeasured(100);
    }
  });

  it('is measured once it is shown, where it was hidden at first, and keeps its place where it is hidden later', async () => {
    place.hidden = true;
    show(unevenCases(100));
    await vi.waitFor(() => expect(list()?.querySelectorAll('[role=listitem]')).toHaveLength(100));
    expect(blocks().some((block) => 'skip' in block.dataset)).toBe(false);
    place.hidden = false;
    await untilMeasured(100);
    expectExact();
    place.hidden = true;
    await frame();
    await frame();
    place.hidden = false;
    await frame();
    await untilMeasured(100);
    expectExact();
  });

  it('has no block skipped in a page that is scaled, where what is measured is not what stands', async () => {
    place.style.transform = 'scale(0.5)';
    show(unevenCases(100));
    await vi.waitFor(() => expect(list()?.querySelectorAll('[role=listitem]')).toHaveLength(100));
    await rest();
    expect(measured()).toBe(0);
    expect(blocks().some((block) => 'skip' in block.dataset)).toBe(false);
    place.style.transform = '';
    place.style.width = '500px';
    await untilMeasured(100);
    expectExact();
  });

  it('leaves nothing that is skipped in a list that has gone from its blocks', async () => {
    show(unevenCases(100));
    await untilMeasured(100);
    const last = blocks();
    root.render(null);
    await vi.waitFor(() => expect(list()).toBeNull());
    expect(last.some((block) => 'skip' in block.dataset)).toBe(false);
  });
});

/** How many groups keep a height that was measured. */
const measured = () =>
  [...document.querySelectorAll<HTMLElement>('.hn-rows__chunk')].filter(({ style }) => style.containIntrinsicBlockSize)
    .length;
