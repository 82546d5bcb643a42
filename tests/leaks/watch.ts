/** Counts of what a part can leave behind. */
export interface Held {
  /** Listeners on objects that outlive a part: window, document, its root elements, media queries, signals. */
  readonly listeners: number;
  /** Pending timers and frames. */
  readonly timers: number;
  /** Active observers. */
  readonly observers: number;
  /** Elements in the page. */
  readonly nodes: number;
}

/** Counts and describes what is left on the page. */
export interface Watch {
  count(): Held;
  /** The current listeners, timers and observers, by name and number. */
  describe(): string[];
}

type Kind = 'listener' | 'timer' | 'observer';

/** Starts counting. Call once, before the first render. */
export function watchThePage(): Watch {
  const held = {
    listener: new Map<string, string>(),
    timer: new Map<string, string>(),
    observer: new Map<string, string>(),
  };
  const hold = (kind: Kind, key: string, name: string) => void held[kind].set(key, name);
  const release = (kind: Kind, key: string) => void held[kind].delete(key);
  watchListeners(hold, release);
  watchTimers(hold, release);
  watchObservers(hold, release);
  return {
    count: () => ({
      listeners: held.listener.size,
      timers: held.timer.size,
      observers: held.observer.size,
      nodes: document.querySelectorAll('*').length,
    }),
    describe: () => {
      const names = new Map<string, number>();
      for (const kind of ['listener', 'timer', 'observer'] as const)
        for (const name of held[kind].values()) names.set(name, (names.get(name) ?? 0) + 1);
      return [...names].map(([name, times]) => `${name} × ${times}`);
    },
  };
}

type Note = (kind: Kind, key: string, name: string) => void;
type Forget = (kind: Kind, key: string) => void;

let nextNumber = 0;
const numbers = new WeakMap<object, number>();

function numberOf(thing: object): number {
  const known = numbers.get(thing) ?? (nextNumber += 1);
  numbers.set(thing, known);
  return known;
}

/** A listener on an element of a part is removed with the element; listeners on these objects stay. */
function outlives(target: EventTarget): boolean {
  if (!(target instanceof Node)) return !(target instanceof AbortSignal) && !(target instanceof MessagePort);
  return (
    target === document || target === document.documentElement || target === document.body || target === document.head
  );
}

function watchListeners(hold: Note, release: Forget): void {
  // The test runner overrides these two methods of the window, which would hide listeners from the count.
  for (const name of ['addEventListener', 'removeEventListener'] as const) Reflect.deleteProperty(window, name);
  // oxlint-disable-next-line typescript/unbound-method -- called with their object below
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const captures = (options: unknown) =>
    typeof options === 'object' ? Boolean((options as AddEventListenerOptions)?.capture) : Boolean(options);
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) =>
    `${numberOf(target)} ${type} ${numberOf(listener)} ${captures(options)}`;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    // A method called without an object belongs to the window.
    const target = this ?? window;
    if (listener && outlives(target)) {
      const key = keyOf(target, type, listener, options);
      hold('listener', key, `${type} on ${target.constructor.name}`);
      const settings = typeof options === 'object' ? options : {};
      if (settings.once)
        addEventListener.call(target, type, () => release('listener', key), { once: true, capture: captures(options) });
      if (settings.signal)
        addEventListener.call(settings.signal, 'abort', () => release('listener', key), { once: true });
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener && outlives(target)) release('listener', keyOf(target, type, listener, options));
    removeEventListener.call(target, type, listener, options);
  };
  // The older names of these methods.
  MediaQueryList.prototype.addListener = function (listener) {
    this.addEventListener('change', listener as EventListener);
  };
  MediaQueryList.prototype.removeListener = function (listener) {
    this.removeEventListener('change', listener as EventListener);
  };
}

type TimerName = (typeof TIMERS)[number][number];

const TIMERS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
  ['requestIdleCallback', 'cancelIdleCallback'],
] as const;

function watchTimers(hold: Note, release: Forget): void {
  const page = window as unknown as Record<TimerName, (...given: unknown[]) => number>;
  for (const [start, stop] of TIMERS) {
    const begin = page[start].bind(window);
    const end = page[stop].bind(window);
    page[start] = (callback, ...rest) => {
      const run = (...values: unknown[]) => {
        if (start !== 'setInterval') release('timer', `${start} ${id}`);
        if (typeof callback === 'function') (callback as (...given: unknown[]) => void)(...values);
      };
      const id: number = begin(run, ...rest);
      hold('timer', `${start} ${id}`, start === 'setTimeout' ? `${start} of ${Number(rest[0] ?? 0)} ms` : start);
      return id;
    };
    page[stop] = (id) => {
      // Either clear function accepts either kind of timer.
      for (const [name] of TIMERS.slice(0, 2)) if (stop.startsWith('clear')) release('timer', `${name} ${String(id)}`);
      release('timer', `${start} ${String(id)}`);
      return end(id);
    };
  }
}

interface Observer {
  observe(target: object, options?: unknown): void;
  unobserve?(target: object): void;
  disconnect(): void;
}

function watchObservers(hold: Note, release: Forget): void {
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver'] as const) {
    const prototype = window[name].prototype as unknown as Observer;
    // oxlint-disable-next-line typescript/unbound-method -- called with their object below
    const { observe, unobserve, disconnect } = prototype;
    const seen = new WeakMap<Observer, Set<object>>();
    prototype.observe = function (this: Observer, target, options) {
      seen.set(this, (seen.get(this) ?? new Set<object>()).add(target));
      hold('observer', `${name} ${numberOf(this)}`, name);
      observe.call(this, target, options);
    };
    if (unobserve) {
      prototype.unobserve = function (this: Observer, target) {
        seen.get(this)?.delete(target);
        if (!seen.get(this)?.size) release('observer', `${name} ${numberOf(this)}`);
        unobserve.call(this, target);
      };
    }
    prototype.disconnect = function (this: Observer) {
      seen.delete(this);
      release('observer', `${name} ${numberOf(this)}`);
      disconnect.call(this);
    };
  }
}
