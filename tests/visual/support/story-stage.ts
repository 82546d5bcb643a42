import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { squeezePng } from './squeeze-png.js';
import { STILL } from './still.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The date of every picture, so that "today" and "in 45 days" are the same in each run. */
const NOW = Date.parse('2026-11-21T09:30:00+05:30');
/** Screen of a story without a viewport of its own. Parts that fill the line are readable at this width. */
const DEFAULT_SIZE = { width: 720, height: 480 };
/** The window of a screen: what it folds on a narrower one cannot be played. */
const SCREEN_SIZE = { width: 1280, height: 900 };
/** Limit of a picture's height: more rows of a list show nothing new. */
const MAX_HEIGHT = 400;
/** The limit on a phone, where a sheet from below must be in the picture. */
const MAX_HEIGHT_ON_A_PHONE = 640;
const PHONE_WIDTH = 400;
/** Pixels around the story, for a focus ring and a shadow. */
const MARGIN = 12;
/** Time limit for rendering and playing one story, in milliseconds. Generous, because the machine may be busy. */
const STORY_LIMIT = 60_000;

/** The axe rules that depend on colours. The story's own run checks the others. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rule that a part alone cannot keep, as Storybook's own run of axe leaves it out. */
const OF_A_PAGE = { region: { enabled: false } };

/** The globals that a story sets. */
export interface StoryGlobals {
  readonly viewport?: { readonly value?: string };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A story's globals, the size of its screen, and whether axe checks it. */
export interface StoryFacts {
  readonly globals: StoryGlobals;
  readonly size: Size;
  readonly isAskedByAxe: boolean;
}

interface StorySeen {
  readonly status: 'success' | 'error';
  readonly reason: string;
}

/** Played stories show their motion; the others stand still. */
export const motionFor = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.includes('play-fn') ? 'no-preference' : 'reduce';

/** The parts of a built Storybook's page that the stage uses. */
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

/** One page of the built Storybook that shows story after story through Storybook's channel: ten times faster than loading a page for each. */
export class StoryStage {
  readonly page: Page;
  #shown = '';

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page of the built Storybook at `url`. */
  static async open(browser: Browser, url: string): Promise<StoryStage> {
    const page = await browser.newPage({
      viewport: DEFAULT_SIZE,
      reducedMotion: 'reduce',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    // tsx, which runs docs-images.ts, wraps inner functions in a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(stopClock, NOW);
    await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && '__STORYBOOK_ADDONS_CHANNEL__' in window);
    await page.evaluate(() => (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.ready());
    await page.addScriptTag({ content: axeSource });
    await page.evaluate(loadFonts);
    return new StoryStage(page);
  }

  /** Reads a story's globals, screen size and axe setting. */
  async read(id: string): Promise<StoryFacts> {
    return this.page.evaluate(
      async ({ storyId, room }) => {
        const story = await (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.loadStory({ storyId });
        const named = story.storyGlobals.viewport?.value;
        const styles = named ? story.parameters.viewport?.options?.[named]?.styles : undefined;
        const size = styles ? { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) } : room;
        return { globals: story.storyGlobals, size, isAskedByAxe: story.parameters.a11y?.test !== 'off' };
      },
      { storyId: id, room: id.startsWith('screens-') ? SCREEN_SIZE : DEFAULT_SIZE },
    );
  }

  /** Renders a story at `size` and plays it to its end. Rejects when the story throws. */
  async show(id: string, size: Size, motion: 'reduce' | 'no-preference' = 'reduce'): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: motion });
    const now = this.page.viewportSize();
    if (now?.width !== size.width || now.height !== size.height) await this.page.setViewportSize(size);
    const seen = await this.page.evaluate(playStory, { id, isAgain: this.#shown === id, limit: STORY_LIMIT });
    this.#shown = id;
    if (seen.status === 'error') throw new Error(`${id} was not played to its end. ${seen.reason}`);
  }

  /** Takes a picture of what the story drew, without focus, motion and caret. */
  async picture(maxHeight = this.#maxHeight()): Promise<Buffer> {
    const still = await this.page.addStyleTag({ content: STILL });
    const clip = await this.page.evaluate(drawnArea, { margin: MARGIN, maxHeight });
    const picture = await this.page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'css' });
    await still.evaluate((element) => (element as Element).remove());
    return squeezePng(picture);
  }

  #maxHeight(): number {
    return (this.page.viewportSize()?.width ?? 0) <= PHONE_WIDTH ? MAX_HEIGHT_ON_A_PHONE : MAX_HEIGHT;
  }

  /** The faults that axe finds on the page now: those of colours, or of every rule. */
  async faults(rules: 'of colours' | 'of every rule' = 'of colours'): Promise<string[]> {
    const still = await this.page.addStyleTag({ content: STILL });
    const { violations } = await this.page.evaluate(
      async ({ colours, other }) => {
        const context = {
          include: document.body,
          exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
        };
        return (window as unknown as PreviewWindow).axe.run(context, {
          ...(colours ? { runOnly: { type: 'rule', values: colours } } : { rules: other }),
          resultTypes: ['violations'],
        });
      },
      { colours: rules === 'of colours' ? COLOUR_RULES : undefined, other: OF_A_PAGE },
    );
    await still.evaluate((element) => (element as Element).remove());
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`),
    );
  }

  /** Switches the browser's forced colours on or off. */
  async forceColours(forced: 'active' | 'none'): Promise<void> {
    await this.page.emulateMedia({ forcedColors: forced });
  }

  /** Changes the theme, language or direction of the page until the next story is shown. */
  async set(attributes: {
    readonly theme?: 'light' | 'dark';
    readonly lang?: string;
    readonly dir?: string;
  }): Promise<void> {
    await this.page.evaluate(({ theme, ...others }) => {
      if (theme) document.documentElement.dataset['theme'] = theme;
      for (const [name, value] of Object.entries(others)) document.documentElement.setAttribute(name, value);
    }, attributes);
  }
}

/** Runs in the page before its own scripts: `Date` always gives the same moment. */
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

/** Runs in the page: loads every font before the first picture. Fallbacks that the machine lacks are ignored. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** Runs in the page: shows a story through the channel and resolves with its result. */
function playStory({ id, isAgain, limit }: { id: string; isAgain: boolean; limit: number }): Promise<StorySeen> {
  const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
  // A story starts on a page without focus, selection or scrolling.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.getSelection()?.removeAllRanges();
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    const reasons: string[] = [];
    const addReason = (value: { message?: string; description?: string }) =>
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
      for (const name of failures) channel.off(name, addReason);
      resolve({ status, reason });
    };
    const finished = (value: { storyId: string; status: StorySeen['status'] }) => {
      if (value.storyId === id) end(reasons.length > 0 ? 'error' : value.status, reasons.join('\n'));
    };
    const timer = setTimeout(() => end('error', `It took longer than ${limit} ms.`), limit);
    channel.on('storyFinished', finished);
    for (const name of failures) channel.on(name, addReason);
    // Storybook does not render again when asked for the current story.
    if (isAgain) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Runs in the page: the box around everything visible, with a margin, inside the window. First removes the focus, unless that would close something. */
function drawnArea({ margin, maxHeight }: { margin: number; maxHeight: number }): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const active = document.activeElement;
  const keepsOpen = active?.matches('[aria-expanded=true]') || active?.closest('[role=dialog], [role=menu], [popover]');
  if (active instanceof HTMLElement && !keepsOpen) active.blur();
  const clear = 'rgba(0, 0, 0, 0)';
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  // Fixed elements at the edge of the window are always in the picture.
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
  const lowest = Math.min(bottom, Math.max(y + maxHeight, Math.ceil(lowestFixed + margin)));
  return { x, y, width: right - x, height: lowest - y };
}
