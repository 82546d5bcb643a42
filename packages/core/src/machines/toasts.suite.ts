import type { ToastMessage } from './create-toasts.js';
import { same, type Now, type Suite } from './suite.js';
import type { ToastSettings } from './toast-settings.js';

/** One toast as a skin shows it. */
export interface ShownToast {
  /** Heading. */
  readonly title: string;
  /** What can be read; markup that is shown as text stands here as it was given. */
  readonly text: string;
  /** The role of the element that announces it. */
  readonly role: string;
  /** How often it was said. */
  readonly count: number;
  /** Whether it is on its way out. */
  readonly isLeaving: boolean;
  /** Whether the focus is in it. */
  readonly hasFocus: boolean;
}

/** What the suite does with toasts, and sees of them. */
export interface ToastsDriver {
  /** Shows messages, one after the other. */
  readonly show: (...messages: readonly ToastMessage[]) => Now;
  /** Clicks a toast, by its place. */
  readonly click: (at: number) => Now;
  /** Puts the focus on a toast's close button, by its place. */
  readonly focus: (at: number) => Now;
  /** Presses a key by its name wherever the focus is. */
  readonly press: (key: string) => Now;
  /** Takes the focus away from the toasts. */
  readonly leave: () => Now;
  /** Moves the pointer over a toast, by its place. */
  readonly hover: (at: number) => Now;
  /** Moves the pointer away. */
  readonly unhover: () => Now;
  /** Nobody sees the page. */
  readonly hide: () => Now;
  /** Somebody sees the page again. */
  readonly reveal: () => Now;
  /** Lets time pass on the machine's clock. */
  readonly pass: (milliseconds: number) => Now;
  /** The toasts from top to bottom. */
  readonly toasts: () => readonly ShownToast[];
}

/** Makes a skin with these settings; everything else as by default. */
export type MountToasts = (settings: Partial<ToastSettings>) => Now<ToastsDriver>;

const shell = { countsDuplicates: true, closeButton: true, progressBar: true } as const;

function texts(driver: ToastsDriver): string {
  return driver
    .toasts()
    .map(({ text }) => text)
    .join();
}

function staying(driver: ToastsDriver): string {
  return driver
    .toasts()
    .filter(({ isLeaving }) => !isLeaving)
    .map(({ text }) => text)
    .join();
}

/** What every place for toasts promises. */
export const toastsSuite: Suite<MountToasts> = [
  {
    name: 'shows a message for five seconds and lets it go in three tenths of one',
    async run(mount) {
      const driver = await mount({});
      await driver.show({ title: 'Success', text: 'Saved', type: 'SUCCESS' });
      await driver.pass(4999);
      same(staying(driver), 'Saved', 'a moment before');
      await driver.pass(1);
      same([staying(driver), texts(driver)], ['', 'Saved'], 'leaving');
      await driver.pass(300);
      same(texts(driver), '', 'gone');
    },
  },
  {
    name: 'interrupts a screen reader with what went wrong only',
    async run(mount) {
      const driver = await mount({});
      for (const type of ['SUCCESS', 'ERROR', 'WARNING', 'INFO'] as const) await driver.show({ text: type, type });
      await driver.pass(0);
      same(
        driver.toasts().map(({ text, role }) => `${text} ${role}`),
        ['INFO status', 'WARNING alert', 'ERROR alert', 'SUCCESS status'],
        'newest on top',
      );
    },
  },
  {
    name: 'stands still under the pointer, and stays for one second afterwards',
    async run(mount) {
      const driver = await mount({});
      await driver.show({ text: 'One' });
      await driver.pass(4000);
      await driver.hover(0);
      await driver.pass(60_000);
      same(staying(driver), 'One', 'under the pointer');
      await driver.unhover();
      await driver.pass(999);
      same(staying(driver), 'One', 'a moment before');
      await driver.pass(1);
      same(staying(driver), '', 'after the extended time');
    },
  },
  {
    name: 'stands still while the focus is in it',
    async run(mount) {
      const driver = await mount(shell);
      await driver.show({ text: 'One' });
      await driver.focus(0);
      await driver.hover(0);
      await driver.unhover();
      await driver.pass(60_000);
      same(staying(driver), 'One', 'with the focus');
      await driver.leave();
      await driver.pass(1000);
      same(staying(driver), '', 'after the focus has left');
    },
  },
  {
    name: 'stands still while nobody sees the page, and goes on where it stood',
    async run(mount) {
      const driver = await mount({});
      await driver.show({ text: 'One' });
      await driver.pass(4000);
      await driver.hide();
      await driver.pass(60_000);
      await driver.reveal();
      await driver.pass(999);
      same(staying(driver), 'One', 'a moment before');
      await driver.pass(1);
      same(staying(driver), '', 'at the end of its five seconds');
    },
  },
  {
    name: 'goes when it is clicked, when that is wanted',
    async run(mount) {
      const driver = await mount({});
      await driver.show({ text: 'One' });
      await driver.click(0);
      same(staying(driver), '', 'clicked');
      const other = await mount({ clickDismisses: false });
      await other.show({ text: 'Two' });
      await other.click(0);
      same(staying(other), 'Two', 'clicked in vain');
    },
  },
  {
    name: 'goes by its close button with Enter, and hands the focus on to the next one',
    async run(mount) {
      const driver = await mount(shell);
      await driver.show({ text: 'Below' });
      await driver.show({ text: 'Above' });
      await driver.focus(0);
      await driver.press('Enter');
      await driver.pass(0);
      same(staying(driver), 'Below', 'left');
      same(
        driver.toasts().map(({ hasFocus }) => hasFocus),
        [false, true],
        'focus',
      );
      await driver.pass(60_000);
      same(texts(driver), 'Below', 'the one with the focus stays, the other is gone');
    },
  },
  {
    name: 'says a repeated message once, with a count, and begins its time again',
    async run(mount) {
      const driver = await mount(shell);
      await driver.show({ title: 'Failed', text: 'No answer', type: 'ERROR' });
      await driver.pass(4000);
      await driver.show({ title: 'Failed', text: 'No answer', type: 'ERROR' });
      await driver.show({ title: 'Failed', text: 'No answer', type: 'INFO' });
      same(
        driver.toasts().map(({ count }) => count),
        [1, 2],
        'counts',
      );
      await driver.pass(4999);
      same(driver.toasts().length, 2, 'a moment before');
      await driver.pass(1);
      same(staying(driver), '', 'after the whole time');
    },
  },
  {
    name: 'says everything where repeats are not counted',
    async run(mount) {
      const driver = await mount({});
      await driver.show({ text: 'Again' });
      await driver.show({ text: 'Again' });
      same(texts(driver), 'Again,Again', 'both');
    },
  },
  {
    name: 'lets the rest wait for room, in their order',
    async run(mount) {
      const driver = await mount({ limit: 2 });
      for (const text of ['1', '2', '3', '4']) await driver.show({ text });
      same(texts(driver), '2,1', 'two at once');
      await driver.pass(5300);
      same(texts(driver), '4,3', 'the next two');
    },
  },
  {
    name: 'shows what went wrong also where as many as there is room for stay until they are dismissed',
    async run(mount) {
      const driver = await mount(shell);
      for (const text of ['1', '2', '3', '4', '5']) await driver.show({ text, timeoutMs: 0 });
      await driver.show({ text: 'Failed', type: 'ERROR' });
      await driver.show({ text: 'Failed again', type: 'ERROR' });
      same(texts(driver), 'Failed,4,3,2,1', 'the error above the rest');
      await driver.pass(5300);
      same(texts(driver), 'Failed again,4,3,2,1', 'the next error before what waits longer');
      await driver.pass(5300);
      same(texts(driver), '4,3,2,1', 'no room for the rest');
    },
  },
  {
    name: 'E8: shows markup as text, a message of 1 MB cut, and of 1,000 toasts four',
    async run(mount) {
      const driver = await mount(shell);
      await driver.show({ text: '<img src=x onerror=alert(1)>' });
      same(texts(driver), '<img src=x onerror=alert(1)>', 'markup');
      await driver.show({ text: 'x'.repeat(1_000_000) });
      same(driver.toasts()[0]?.text.length, 401, 'length');
      await driver.show(...Array.from({ length: 1000 }, (_, at) => ({ text: `No ${at}` })));
      same(driver.toasts().length, 4, 'toasts');
    },
  },
];
