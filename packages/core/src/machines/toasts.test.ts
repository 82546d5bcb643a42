import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPromises } from './broken-promises.fixtures.js';
import { createToasts, type Toasts } from './create-toasts.js';
import { createFakeClock } from './fake-clock.fixtures.js';
import { shellToasts } from './shell-toasts.js';
import { TOAST_HTML_LIMIT, TOAST_WAITING_LIMIT, toastDefaults } from './toast-settings.js';
import { toastProgress } from './toasts-state.js';
import { toastsSuite, type MountToasts } from './toasts.suite.js';

const mount: MountToasts = (settings) => {
  const clock = createFakeClock();
  const toasts = createToasts({ ...settings, clock });
  const state = () => toasts.getSnapshot();
  const idAt = (at: number): number => state().toasts[at]?.id ?? 0;
  let hovered = 0;
  let focused = 0;
  let served = state().focus;
  const focus = (id: number): void => {
    if (focused > 0) toasts.release(focused, 'focus');
    focused = id;
    if (id > 0) toasts.hold(id, 'focus');
  };
  toasts.subscribe(() => {
    const wish = state().focus;
    if (!wish || wish === served) return;
    served = wish;
    focus(wish.on === 'return' ? 0 : wish.on);
  });
  return {
    show: (...messages) => messages.forEach(toasts.show),
    click: (at) => toasts.click(idAt(at)),
    focus: (at) => focus(idAt(at)),
    press: (key) => {
      if (key === 'Enter' && focused > 0) toasts.dismiss(focused);
    },
    leave: () => focus(0),
    hover(at) {
      hovered = idAt(at);
      toasts.hold(hovered, 'hover');
    },
    unhover: () => toasts.release(hovered, 'hover'),
    hide: () => toasts.suspend(),
    reveal: () => toasts.resume(),
    pass: (milliseconds) => clock.pass(milliseconds),
    toasts: () =>
      state().toasts.map(({ id, title, text, role, count, phase }) => ({
        title,
        text,
        role,
        count,
        isLeaving: phase === 'leaving',
        hasFocus: id === focused,
      })),
  };
};

describe('toasts without a page', () => {
  for (const { name, run } of toastsSuite) it(name, () => run(mount));

  it('control: a skin that shows no count, or does not stand still, is caught', async () => {
    const uncounted: MountToasts = async (settings) => {
      const driver = await mount(settings);
      return { ...driver, toasts: () => driver.toasts().map((toast) => ({ ...toast, count: 1 })) };
    };
    const restless: MountToasts = async (settings) => ({
      ...(await mount(settings)),
      hover: () => {},
      unhover: () => {},
      hide: () => {},
    });
    expect(await brokenPromises(toastsSuite, uncounted)).toEqual([
      'says a repeated message once, with a count, and begins its time again',
    ]);
    expect(await brokenPromises(toastsSuite, restless)).toEqual([
      'stands still under the pointer, and stays for one second afterwards',
      'stands still while nobody sees the page, and goes on where it stood',
    ]);
  });

  it('control: a skin that loses the focus with its toast, or shows the whole of a message, is caught', async () => {
    const losing: MountToasts = async (settings) => {
      const driver = await mount(settings);
      return { ...driver, toasts: () => driver.toasts().map((toast) => ({ ...toast, hasFocus: false })) };
    };
    const whole: MountToasts = async (settings) => {
      const driver = await mount(settings);
      let last = '';
      return {
        ...driver,
        show(...messages) {
          last = messages.at(-1)?.text ?? '';
          return driver.show(...messages);
        },
        toasts: () => driver.toasts().map((toast) => ({ ...toast, text: last })),
      };
    };
    expect((await brokenPromises(toastsSuite, losing)).length).toBe(1);
    expect((await brokenPromises(toastsSuite, whole)).at(-1)).toMatch(/^E8/);
  });
});

const make = (settings: Parameters<typeof createToasts>[0] = {}) => {
  const clock = createFakeClock();
  return { clock, toasts: createToasts({ ...settings, clock }) };
};
const texts = (toasts: Toasts): string[] => toasts.getSnapshot().toasts.map(({ text }) => text);

describe('the settings of the specification', () => {
  it('are 5 s, 1 s after the pointer, 0.3 s to go, top right, newest on top, click to dismiss', () => {
    expect(toastDefaults).toMatchObject({
      timeoutMs: 5000,
      extendedTimeoutMs: 1000,
      animationMs: 300,
      position: 'top-right',
      newestOnTop: true,
      clickDismisses: true,
    });
  });

  it('are bottom right with a count, a close button and a progress bar on the shell', () => {
    expect(shellToasts).toEqual({
      ...toastDefaults,
      position: 'bottom-right',
      countsDuplicates: true,
      closeButton: true,
      progressBar: true,
    });
  });

  it('make a message INFO and text when nothing is said', () => {
    const { toasts } = make();
    toasts.show({ text: '<b>bold</b>' });
    expect(toasts.getSnapshot().toasts[0]).toMatchObject({ type: 'INFO', isHtml: false, title: '' });
  });
});

describe('E8: hostile messages', () => {
  it('E8: markup is text unless the caller says otherwise', () => {
    const { toasts } = make();
    toasts.show({ text: '<b>bold</b>', html: true });
    expect(toasts.getSnapshot().toasts[0]).toMatchObject({ text: '<b>bold</b>', isHtml: true });
  });

  it('E8: markup is cut before a tag or an entity, text never inside a character', () => {
    const { toasts } = make({ limit: 10 });
    toasts.show({ text: `${'x'.repeat(TOAST_HTML_LIMIT - 5)}<a href="/case/1">case</a>`, html: true });
    toasts.show({ text: `${'x'.repeat(TOAST_HTML_LIMIT - 3)}&amp;`, html: true });
    toasts.show({ text: `${'x'.repeat(399)}😀😀` });
    toasts.show({ text: `${'x'.repeat(399)}\u{10000}y` });
    toasts.show({ text: `${'x'.repeat(399)}\u{10ffff}y` });
    expect(texts(toasts).map((text) => text.slice(-4))).toEqual(['xxx…', 'xxx…', 'xxx…', 'xxx…', 'xxx…']);
  });

  it('E8: a thousand messages of 1 MB are taken in at once, and bounded', () => {
    const { toasts, clock } = make(shellToasts);
    const megabyte = 'x'.repeat(1_000_000);
    const begun = performance.now();
    for (let count = 0; count < 1000; count += 1) toasts.show({ title: `No ${count}`, text: megabyte });
    expect(performance.now() - begun).toBeLessThan(8000);
    const { toasts: shown, waiting, dropped } = toasts.getSnapshot();
    expect([shown.length, waiting.length, dropped]).toEqual([4, TOAST_WAITING_LIMIT, 1000 - 4 - TOAST_WAITING_LIMIT]);
    clock.pass(1_000_000);
    expect([texts(toasts), clock.timers()]).toEqual([[], 0]);
  });

  it('E8: an error that waits is not given up for other messages', () => {
    const { toasts } = make({ limit: 1 });
    toasts.show({ text: 'shown' });
    toasts.show({ text: 'shown above the limit', type: 'ERROR' });
    toasts.show({ text: 'Not saved', type: 'ERROR' });
    for (let count = 0; count < 1000; count += 1) toasts.show({ text: `No ${count}` });
    expect(toasts.getSnapshot().waiting[0]?.text).toBe('Not saved');
  });
});

describe('time', () => {
  it('is shown as a part from 0 to 1, and stands still with the toast', () => {
    const { toasts, clock } = make();
    const progress = (): number => {
      const [toast] = toasts.getSnapshot().toasts;
      return toast ? toastProgress(toast, clock.now()) : Number.NaN;
    };
    toasts.show({ text: 'One' });
    expect(progress()).toBe(0);
    clock.pass(2500);
    expect(progress()).toBe(0.5);
    toasts.hold(1, 'hover');
    clock.pass(9999);
    expect(progress()).toBe(0.5);
    toasts.release(1, 'hover');
    expect(progress()).toBe(0);
    clock.pass(999);
    expect(progress()).toBeCloseTo(0.999);
  });

  it('does not run for a toast that stays until it is dismissed', () => {
    const { toasts, clock } = make();
    toasts.show({ text: 'Sticky', timeoutMs: 0 });
    toasts.hold(1, 'hover');
    toasts.release(1, 'hover');
    toasts.suspend();
    toasts.resume();
    clock.pass(1_000_000);
    expect([texts(toasts), clock.timers()]).toEqual([['Sticky'], 0]);
    toasts.dismiss(1);
    clock.pass(300);
    expect(texts(toasts)).toEqual([]);
  });

  it('begins once there is a view, and a message said twice before has its count', () => {
    const { toasts, clock } = make({ ...shellToasts, isSuspended: true });
    toasts.show({ text: 'Early' });
    toasts.show({ text: 'Early' });
    clock.pass(60_000);
    expect(toasts.getSnapshot().toasts[0]).toMatchObject({ count: 2, phase: 'shown' });
    toasts.resume();
    clock.pass(4999);
    expect(texts(toasts)).toEqual(['Early']);
    clock.pass(301);
    expect(texts(toasts)).toEqual([]);
  });

  it('brings back a toast on its way out whose message comes again', () => {
    const { toasts, clock } = make(shellToasts);
    toasts.show({ text: 'Again' });
    clock.pass(5100);
    toasts.show({ text: 'Again' });
    clock.pass(4999);
    expect(toasts.getSnapshot().toasts[0]).toMatchObject({ count: 2, phase: 'shown' });
  });

  it('C8: runs for nobody after dispose, and ends what is over when a view comes back', () => {
    const { toasts, clock } = make();
    let told = 0;
    toasts.subscribe(() => (told += 1));
    toasts.show({ text: 'One' });
    toasts.dispose();
    clock.pass(60_000);
    expect([told, clock.timers()]).toEqual([1, 0]);
    toasts.subscribe(() => (told += 1));
    clock.pass(300);
    expect(texts(toasts)).toEqual([]);
  });

  it('hands the focus past toasts that are on their way out, and back where it came from after the last', () => {
    const { toasts } = make();
    for (const text of ['One', 'Two', 'Three']) toasts.show({ text });
    toasts.dismiss(2);
    toasts.hold(3, 'focus');
    toasts.dismiss(3);
    expect(toasts.getSnapshot().focus).toEqual({ on: 1 });
    toasts.release(3, 'focus');
    toasts.hold(1, 'focus');
    toasts.dismiss(1);
    expect(toasts.getSnapshot().focus).toEqual({ on: 'return' });
  });

  it('takes everything away at sign-out, what waits as well', () => {
    const { toasts, clock } = make({ limit: 1 });
    toasts.show({ text: 'One' });
    toasts.show({ text: 'Two' });
    toasts.clear();
    clock.pass(300);
    expect([texts(toasts), toasts.getSnapshot().waiting]).toEqual([[], []]);
    expect(toasts.getSnapshot().focus).toBeUndefined();
    toasts.show({ text: 'Three' });
    toasts.hold(3, 'focus');
    toasts.clear();
    expect(toasts.getSnapshot().focus).toEqual({ on: 'return' });
  });
});

type Step =
  | { readonly do: 'show' | 'dismiss'; readonly n: number }
  | { readonly do: 'hold' | 'release'; readonly n: number }
  | { readonly do: 'suspend' | 'resume' }
  | { readonly do: 'pass'; readonly n: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('show' as const, 'dismiss' as const), n: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constantFrom('hold' as const, 'release' as const), n: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constantFrom('suspend' as const, 'resume' as const) }),
  fc.record({ do: fc.constant('pass' as const), n: fc.integer({ min: 1, max: 4000 }) }),
);

/** Whatever happens: never more than the limit, none twice, and nothing seen in a visible page for longer than it may. */
function staysInBounds(
  made: () => { readonly toasts: Toasts; readonly clock: ReturnType<typeof createFakeClock> },
): void {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { toasts, clock } = made();
      for (const next of steps) {
        if (!('n' in next)) toasts[next.do]();
        else if (next.do === 'pass') clock.pass(next.n);
        else if (next.do === 'show') toasts.show({ text: `No ${next.n}` });
        else if (next.do === 'dismiss') toasts.dismiss(next.n);
        else toasts[next.do](next.n, 'hover');
        const { toasts: shown, waiting } = toasts.getSnapshot();
        const all = [...shown, ...waiting].map(({ text }) => text);
        expect(shown.length).toBeLessThanOrEqual(2);
        expect(new Set(all).size).toBe(all.length);
        if (waiting.length > 0) expect(shown.length).toBe(2);
      }
      toasts.resume();
      for (const { id } of toasts.getSnapshot().toasts) toasts.release(id, 'hover');
      clock.pass(6 * 5300);
      expect(toasts.getSnapshot()).toMatchObject({ toasts: [], waiting: [] });
      expect(clock.timers()).toBe(0);
    }),
    { numRuns: 300 },
  );
}

describe('whatever happens to toasts', () => {
  it('they stay within their bounds and all of them go in the end', () =>
    staysInBounds(() => make({ ...shellToasts, limit: 2 })));

  it('control: a queue that does not count repeats is caught', () => {
    expect(() => staysInBounds(() => make({ limit: 2 }))).toThrow(/Property failed/);
  });

  it('control: a clock whose timers never go off is caught', () => {
    const stopped = () => {
      const clock = createFakeClock();
      return { clock, toasts: createToasts({ ...shellToasts, limit: 2, clock: { ...clock, after: () => () => {} } }) };
    };
    expect(() => staysInBounds(stopped)).toThrow(/Property failed/);
  });

  it.each([
    ['Fees: AT&T', 'x'],
    ['if 3 < 4 then ', 'x'],
    ['a & b < c ', 'x '],
  ])('E8: are cut at their limit, not at a sign far in front of it: %s', (start, filler) => {
    const toasts = createToasts({ clock: createFakeClock() });
    toasts.show({ text: start + filler.repeat(3000), html: true });
    expect(toasts.getSnapshot().toasts[0]?.text).toBe(`${(start + filler.repeat(3000)).slice(0, TOAST_HTML_LIMIT)}…`);
  });

  it.each(['<b title="x', '</b', '<!-- x', '<', '&', '&amp', '&#x1F6', '&CounterClockwiseContourIntegra'])(
    'E8: end in front of a tag or an entity that the cut has broken: %s',
    (broken) => {
      const toasts = createToasts({ clock: createFakeClock() });
      const kept = 'x'.repeat(TOAST_HTML_LIMIT - broken.length);
      toasts.show({ text: `${kept}${broken}${'l'.repeat(100)}`, html: true });
      expect(toasts.getSnapshot().toasts[0]?.text).toBe(`${kept}…`);
    },
  );

  it('begin anew once everything was cleared: the same message comes back as one', () => {
    const clock = createFakeClock();
    const toasts = createToasts({ ...shellToasts, clock });
    toasts.show({ text: 'Saved' });
    toasts.show({ text: 'Saved' });
    toasts.clear();
    clock.pass(100);
    toasts.show({ text: 'Saved' });
    expect(toasts.getSnapshot().toasts.map(({ count, phase }) => [count, phase])).toEqual([[1, 'shown']]);
  });

  it.each([
    [{ text: null }, 'INFO', ''],
    [{ text: {}, title: [] }, 'INFO', ''],
    [{ text: 42, type: 'NOPE' }, 'INFO', '42'],
    [{ text: 'Lost', type: 'ERROR' }, 'ERROR', 'Lost'],
  ])('shows what it can of a message that a server sent: %j', (message, type, text) => {
    const toasts = createToasts({ clock: createFakeClock() });
    toasts.show(message as never);
    expect(toasts.getSnapshot().toasts).toMatchObject([{ type, text, title: '' }]);
  });
});
