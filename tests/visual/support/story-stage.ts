import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { squeezePng } from './squeeze-png.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The moment at which every picture is taken, so that "today" and "in 45 days" read alike in each run. */
const NOW = Date.parse('2026-11-21T09:30:00+05:30');
/** How wide a story is drawn that names no viewport; parts that fill the line are readable in a picture of this width. */
const ROOM = { width: 720, height: 480 };
/** Pictures are no higher: more rows of a list show nothing new, and thousands of pictures are to stay small. */
const MOST_HEIGHT = 400;
/** On a phone, so that a sheet that comes from below is seen whole. */
const MOST_HEIGHT_ON_A_PHONE = 640;
const PHONE_WIDTH = 400;
/** Pixels around what is drawn: room for a focus ring and a shadow. */
const MARGIN = 12;
/** How long one story may take to be drawn and played, in milliseconds. A busy machine may take its time. */
const STORY_LIMIT = 60_000;

/** What stands still while a picture is taken; stories themselves run as they are written. Forced colours paint the caret all the same: it may not blink. */
const STILL = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important }`;

/** Rules whose answer depends on the colours; the others are asked in the story's own run, where nothing differs. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What a story says about how it wants to be seen. */
export interface StoryGlobals {
  readonly theme?: string;
  readonly contrast?: string;
  readonly viewport?: { readonly value?: string };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a story says about how it wants to be looked at, the size of the screen that it names, and whether axe may look. */
export interface StoryFacts {
  readonly globals: StoryGlobals;
  readonly size: Size;
  readonly isAskedByAxe: boolean;
}

interface StorySeen {
  readonly status: 'success' | 'error';
  readonly reason: string;
}

/** What the page of a built Storybook holds, as far as the stage needs it. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(name: string, value: unknown): void;
    on(name: string, heard: (value: never) => void): void;
    off(name: string, heard: (value: never) => void): void;
  };
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    loadStory(asked: { storyId: string }): Promise<{
      storyGlobals: StoryGlobals;
      parameters: {
        a11y?: { test?: string };
        viewport?: { options?: Record<string, { styles: Record<keyof Size, string> }> };
      };
    }>;
  };
  axe: { run(context: unknown, options: unknown): Promise<AxeResults> };
}

/**
 * One page of the built Storybook on which story after story is drawn through Storybook's channel, which takes a tenth
 * of the time that loading the page for each would.
 */
export class StoryStage {
  readonly page: Page;
  #shown = '';

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens the stage at the address of a built Storybook. */
  static async open(browser: Browser, url: string): Promise<StoryStage> {
    const page = await browser.newPage({
      viewport: ROOM,
      reducedMotion: 'reduce',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    // tsx, which runs the script of the documentation's images, wraps inner functions in a helper that a page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(stopClock, NOW);
    await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && '__STORYBOOK_ADDONS_CHANNEL__' in window);
    await page.evaluate(() => (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.ready());
    await page.addScriptTag({ content: axeSource });
    await page.evaluate(loadFonts);
    return new StoryStage(page);
  }

  /** What a story says about how it wants to be seen, and the size of the screen that it names. */
  async read(id: string): Promise<StoryFacts> {
    return this.page.evaluate(
      async ({ storyId, room }) => {
        const story = await (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.loadStory({ storyId });
        const named = story.storyGlobals.viewport?.value;
        const styles = named ? story.parameters.viewport?.options?.[named]?.styles : undefined;
        const size = styles ? { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) } : room;
        return { globals: story.storyGlobals, size, isAskedByAxe: story.parameters.a11y?.test !== 'off' };
      },
      { storyId: id, room: ROOM },
    );
  }

  /** Draws a story at the size it asks for and plays it to its end; rejects with what it threw. What is played may count on motion. */
  async show(id: string, size: Size, motion: 'reduce' | 'no-preference' = 'reduce'): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: motion });
    const now = this.page.viewportSize();
    if (now?.width !== size.width || now.height !== size.height) await this.page.setViewportSize(size);
    const seen = await this.page.evaluate(playStory, { id, isAgain: this.#shown === id, limit: STORY_LIMIT });
    this.#shown = id;
    if (seen.status === 'error') throw new Error(`${id} was not played to its end. ${seen.reason}`);
  }

  /** Takes the picture of what the story drew, wherever on the page that is: without focus, motion or caret. */
  async picture(most = this.#mostHeight()): Promise<Buffer> {
    const still = await this.page.addStyleTag({ content: STILL });
    const clip = await this.page.evaluate(drawnArea, { margin: MARGIN, most });
    const picture = await this.page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'css' });
    await still.evaluate((element) => (element as Element).remove());
    return squeezePng(picture);
  }

  #mostHeight(): number {
    return (this.page.viewportSize()?.width ?? 0) <= PHONE_WIDTH ? MOST_HEIGHT_ON_A_PHONE : MOST_HEIGHT;
  }

  /** What axe finds wrong with the colours that the page has now. */
  async colourFaults(): Promise<string[]> {
    const still = await this.page.addStyleTag({ content: STILL });
    const { violations } = await this.page.evaluate(async (rules) => {
      const context = {
        include: document.body,
        exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
      };
      return (window as unknown as PreviewWindow).axe.run(context, {
        runOnly: { type: 'rule', values: rules },
        resultTypes: ['violations'],
      });
    }, COLOUR_RULES);
    await still.evaluate((element) => (element as Element).remove());
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`),
    );
  }

  /** Puts the page into forced colours as a high-contrast theme of the system would, or out of them. */
  async forceColours(forced: 'active' | 'none'): Promise<void> {
    await this.page.emulateMedia({ forcedColors: forced });
  }

  /** Changes the theme of what is drawn; null is the one that the story asked for. */
  async setTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
  }
}

/** Runs in the page before its own scripts. */
function stopClock(now: number): void {
  const RealDate = Date;
  const StoppedDate = function (this: unknown, ...given: unknown[]) {
    if (!new.target) return new RealDate(now).toString();
    return Reflect.construct(RealDate, given.length === 0 ? [now] : given, new.target) as Date;
  } as unknown as DateConstructor;
  Object.setPrototypeOf(StoppedDate, RealDate);
  Object.defineProperty(StoppedDate, 'prototype', { value: RealDate.prototype });
  StoppedDate.now = () => now;
  globalThis.Date = StoppedDate;
}

/** Runs in the page. Every face is there before the first picture; fallbacks that the machine lacks stay away. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** Runs in the page: shows a story through the channel and tells how it ended. */
function playStory({ id, isAgain, limit }: { id: string; isAgain: boolean; limit: number }): Promise<StorySeen> {
  const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
  // A story is drawn from a page without focus, as a reader comes to it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.getSelection()?.removeAllRanges();
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    const reasons: string[] = [];
    const note = (value: { message?: string; description?: string }) =>
      void reasons.push(value.message ?? value.description ?? JSON.stringify(value));
    const failures = [
      'playFunctionThrewException',
      'storyThrewException',
      'storyErrored',
      'storyMissing',
      'unhandledErrorsWhilePlaying',
    ];
    const end = (status: StorySeen['status'], reason: string) => {
      clearTimeout(timer);
      channel.off('storyFinished', finished);
      for (const name of failures) channel.off(name, note);
      resolve({ status, reason });
    };
    const finished = (value: { storyId: string; status: StorySeen['status'] }) => {
      if (value.storyId === id) end(reasons.length > 0 ? 'error' : value.status, reasons.join('\n'));
    };
    const timer = setTimeout(() => end('error', `It took longer than ${limit} ms.`), limit);
    channel.on('storyFinished', finished);
    for (const name of failures) channel.on(name, note);
    // To be asked for the story that it shows is no reason for Storybook to draw.
    if (isAgain) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Runs in the page: the box round everything that is to be seen, with a margin, inside the window. The focus goes first, where nothing that is open would go with it. */
function drawnArea({ margin, most }: { margin: number; most: number }): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const active = document.activeElement;
  const holdsOpen = active?.matches('[aria-expanded=true]') || active?.closest('[role=dialog], [role=menu], [popover]');
  if (active instanceof HTMLElement && !holdsOpen) active.blur();
  const clear = 'rgba(0, 0, 0, 0)';
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  // What stands at an edge of the window is seen whole, however high the picture.
  let lowestFixed = 0;
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
  const add = ({ left, top, right, bottom }: DOMRect, element: Element) => {
    if (right - left <= 1 || bottom - top <= 1) return;
    if (bottom > lowestFixed && isFixed(element)) lowestFixed = bottom;
    box.left = Math.min(box.left, left);
    box.top = Math.min(box.top, top);
    box.right = Math.max(box.right, right);
    box.bottom = Math.max(box.bottom, bottom);
  };
  const isPainted = (element: Element) => {
    if (element.matches('svg, img, input, textarea, select, canvas, progress')) return true;
    const style = getComputedStyle(element);
    const edges = `${style.borderTopWidth}${style.borderRightWidth}${style.borderBottomWidth}${style.borderLeftWidth}`;
    return style.backgroundColor !== clear || style.backgroundImage !== 'none' || edges !== '0px0px0px0px';
  };
  const range = document.createRange();
  const roots = [...document.body.children].filter(
    (element) => !element.matches('script, style, .sb-wrapper, #storybook-docs, #storybook-highlights-root'),
  );
  for (const element of roots.flatMap((root) => [root, ...root.querySelectorAll('*')])) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('.hn-visually-hidden')) continue;
    if (isPainted(element)) add(element.getBoundingClientRect(), element);
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
      range.selectNodeContents(node);
      add(range.getBoundingClientRect(), element);
    }
  }
  const x = Math.max(0, Math.floor(box.left - margin));
  const y = Math.max(0, Math.floor(box.top - margin));
  const right = Math.min(window.innerWidth, Math.ceil(box.right + margin));
  const bottom = Math.min(window.innerHeight, Math.ceil(box.bottom + margin));
  if (!(right > x && bottom > y)) return { x: 0, y: 0, width: 2 * margin, height: 2 * margin };
  const lowest = Math.min(bottom, Math.max(y + most, Math.ceil(lowestFixed + margin)));
  return { x, y, width: right - x, height: lowest - y };
}
