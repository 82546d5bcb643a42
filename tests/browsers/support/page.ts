// What a journey does in a page, in every browser: it goes somewhere, clicks and types, and waits for what a reader sees.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, Key } from './driver.js';
import { type Found, makeTools, type PageTools, type Step, type Words } from './in-page.js';

const library = createRequire(import.meta.url).resolve('@testing-library/dom');
const TOOLS = `${readFileSync(library.replace(/index\.js$/, '@testing-library/dom.umd.min.js'), 'utf8')};(${makeTools.toString()})()`;

/** How long a condition may take, in milliseconds: the machine may be busy. */
const PATIENCE = 30_000;
/** Milliseconds between two looks. */
const INTERVALS = [50, 100, 250];

/** What a part is called: a part of its text, or a pattern. */
type Name = string | RegExp;

interface Exactly {
  /** The whole text, with its capital letters. */
  readonly exact?: boolean;
}

const wordsOf = (name: Name, { exact = false }: Exactly = {}): Words =>
  typeof name === 'string' ? { text: name, exact } : { source: name.source, flags: name.flags };

/** A page in one of the browsers. Its parts are named as in the suites of Chromium. */
export class BrowserPage {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  getByRole(role: string, options: { readonly name?: Name } & Exactly = {}): Part {
    return new Part(this, []).getByRole(role, options);
  }

  getByLabel(label: Name, options: Exactly = {}): Part {
    return new Part(this, []).getByLabel(label, options);
  }

  getByText(text: Name, options: Exactly = {}): Part {
    return new Part(this, []).getByText(text, options);
  }

  locator(selector: string): Part {
    return new Part(this, []).locator(selector);
  }

  goto = (address: string): Promise<void> => this.#driver.goto(address);
  reload = (): Promise<void> => this.#driver.reload();
  goBack = (): Promise<void> => this.#driver.back();
  press = (key: Key): Promise<void> => this.#driver.press(key);
  type = (text: string): Promise<void> => this.#driver.type(text);
  resize = (width: number, height: number): Promise<void> => this.#driver.resize(width, height);
  picture = (): Promise<Uint8Array> => this.#driver.picture();

  /** Evaluates an expression in the page. */
  evaluate = <T>(expression: string): Promise<T> => this.#driver.evaluate(expression) as Promise<T>;

  url = (): Promise<string> => this.evaluate<string>('location.href');

  /** Waits until the address fits. */
  async expectUrl(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.url(), { timeout: PATIENCE, intervals: INTERVALS }).toMatch(pattern);
  }

  /** Errors of scripts: in Firefox all, and those of its console; in WebKit those of the open page since it was looked at. */
  async problems(): Promise<string[]> {
    const seen = await this.tool('problems');
    return [...this.#driver.problems, ...seen.split('\n').filter(Boolean)];
  }

  /** Calls one of the tools in the page, which are put there first if the page is new. */
  async tool<Name extends keyof PageTools>(
    name: Name,
    ...args: Parameters<PageTools[Name]>
  ): Promise<ReturnType<PageTools[Name]>> {
    if (!(await this.evaluate<boolean>(`'pageTools' in globalThis`))) await this.evaluate(`(() => { ${TOOLS} })()`);
    const call = `pageTools.${name}(${args.map((value) => JSON.stringify(value)).join(', ')})`;
    return JSON.parse(await this.evaluate<string>(`JSON.stringify(${call})`)) as ReturnType<PageTools[Name]>;
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#driver.clickAt(x, y);
  }

  async replace(text: string): Promise<void> {
    await this.#driver.selectAll();
    await this.#driver.type(text);
  }
}

/** A part of a page as a reader names it. It is looked up at each use; only visible parts count. */
export class Part {
  readonly #page: BrowserPage;
  readonly #steps: readonly Step[];

  constructor(page: BrowserPage, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  getByRole(role: string, { name, ...exactly }: { readonly name?: Name } & Exactly = {}): Part {
    return this.#below({ by: 'role', role, ...(name === undefined ? {} : { name: wordsOf(name, exactly) }) });
  }

  getByLabel(label: Name, exactly: Exactly = {}): Part {
    return this.#below({ by: 'label', words: wordsOf(label, exactly) });
  }

  getByText(text: Name, exactly: Exactly = {}): Part {
    return this.#below({ by: 'text', words: wordsOf(text, exactly) });
  }

  locator(selector: string): Part {
    return this.#below({ by: 'css', selector });
  }

  nth(nth: number): Part {
    return this.#below({ by: 'nth', nth });
  }

  first(): Part {
    return this.nth(0);
  }

  /** Clicks with the mouse once the part stands still and nothing covers it. */
  async click(): Promise<void> {
    let before = '';
    await this.#until(async () => {
      const { x, y, obstacle } = await this.#page.tool('aim', this.#steps);
      expect(obstacle, this.name).toBe('');
      const place = `${x},${y}`;
      const stands = place === before;
      before = place;
      expect(stands, `${this.name} stands still`).toBe(true);
      await this.#page.clickAt(x, y);
    });
  }

  /** Clicks into the field and types, in place of what is there. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.#page.replace(text);
    await this.expectValue(text);
  }

  /** Presses a key while the part has the focus. */
  async press(key: Key): Promise<void> {
    await this.#until(async () => expect(await this.#page.tool('focus', this.#steps)).toBe(true));
    await this.#page.press(key);
  }

  /** Chooses an option of a list; the list of the browser itself is not opened. */
  async choose(label: string): Promise<void> {
    await this.#until(async () => expect(await this.#page.tool('choose', this.#steps, label)).not.toBe(''));
  }

  /** Gives a file to a field. */
  async give(name: string, content: Uint8Array): Promise<void> {
    const base64 = Buffer.from(content).toString('base64');
    await this.#until(async () =>
      expect(await this.#page.tool('give', this.#steps, { name, base64 }), this.name).toBe(true),
    );
  }

  look(attribute = ''): Promise<Found> {
    return this.#page.tool('look', this.#steps, attribute);
  }

  /** Waits until the part is visible. */
  async waitFor(): Promise<void> {
    await this.#until(async () => expect((await this.look()).count, `${this.name} is visible`).toBeGreaterThan(0));
  }

  async expectGone(): Promise<void> {
    await this.expectCount(0);
  }

  async expectCount(count: number): Promise<void> {
    await this.#until(async () => expect((await this.look()).count, this.name).toBe(count));
  }

  async expectText(pattern: RegExp): Promise<void> {
    await this.#until(async () => expect((await this.look()).text, this.name).toMatch(pattern));
  }

  async expectValue(value: string): Promise<void> {
    await this.#until(async () => expect((await this.look()).value, this.name).toBe(value));
  }

  async expectChecked(isChecked: boolean): Promise<void> {
    await this.#until(async () => expect((await this.look()).isChecked, this.name).toBe(isChecked));
  }

  async attribute(name: string): Promise<string> {
    await this.waitFor();
    return (await this.look(name)).attribute;
  }

  /** What failures call it. */
  get name(): string {
    return this.#steps.map((step) => JSON.stringify(step)).join(' ');
  }

  #below(step: Step): Part {
    return new Part(this.#page, [...this.#steps, step]);
  }

  /** A page that is being left answers with an error; the next one is asked again. */
  async #until(check: () => Promise<void>): Promise<void> {
    await expect(check).toPass({ timeout: PATIENCE, intervals: INTERVALS });
  }
}
