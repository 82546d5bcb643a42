import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ConsentNotice } from '../notices/ConsentNotice.js';
import baseCss from './element.css?inline';
import { ErrorBoundary } from './ErrorBoundary.js';
import { emit, type WidgetEventDetails } from './events.js';
import type { Outcome } from './outcome.js';
import { readOptions, type Options, type OptionTable } from './options.js';
import { headnotePage, PAGE_CHANGED } from './page.js';
import { reportError } from './report-error.js';
import { sharedSheet } from './style-sheets.js';
import tokensCss from './tokens.css?inline';

/** Omits a property from each member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Behaviour of a widget, without any drawing. The snapshot is a new object after every change. */
export interface ElementMachine {
  readonly getSnapshot: () => unknown;
  /** Calls the listener after every change; call the returned function to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins, also again after `stop`. Must not throw or reject. */
  readonly start: () => unknown;
  /** Ends requests and timers. */
  readonly stop: () => void;
}

/** The snapshot of a machine. */
export type StateOf<M extends ElementMachine> = ReturnType<M['getSnapshot']>;

/** What the element passes to a view. */
export interface ViewContext<O extends OptionTable, M extends ElementMachine> {
  readonly options: Options<O>;
  readonly machine: M;
  readonly state: StateOf<M>;
  /** Ref for the view's outermost element: hides the fallback once the view is in the document. */
  readonly shown: (element: HTMLElement | null) => void;
  /**
   * Sends an event from the element. If the page cancels it, the browser's event `cause` (a click, a submit) is
   * cancelled too. Returns false if the page cancelled it.
   */
  readonly send: <N extends keyof WidgetEventDetails>(
    name: N,
    detail: Without<WidgetEventDetails[N], 'widget'>,
    cause?: Pick<Event, 'preventDefault'>,
  ) => boolean;
}

/** The parts of an element that differ between widgets. */
export interface WidgetSpec<O extends OptionTable, M extends ElementMachine> {
  /** Name without prefix: `latest-cases`. */
  readonly widget: string;
  readonly options: O;
  /** The widget's own style sheet. */
  readonly css: string;
  readonly machine: (options: Options<O>) => M;
  /** Options that need a new machine when they change. */
  readonly keys: readonly (keyof O)[];
  /** What a snapshot tells the page: see Outcome. */
  readonly outcome: (state: StateOf<M>) => Outcome | undefined;
  readonly view: (context: ViewContext<O, M>) => ReactNode;
}

const FOCUSABLE = 'a[href],:is(button,input,select,textarea):enabled';

// A server has no HTMLElement, and importing a class must be safe there.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

/**
 * Custom element that draws a view and runs its machine in an open shadow root. Its children are the fallback: they
 * are visible until the view is in the document, and again when the view fails. Attributes may change at any time.
 */
export class WidgetElement<O extends OptionTable, M extends ElementMachine> extends Base {
  readonly #spec: WidgetSpec<O, M>;
  readonly #shadow: ShadowRoot;
  readonly #mount = document.createElement('div');
  readonly #slot = document.createElement('slot');
  #root: Root | undefined;
  #machine: M | undefined;
  #unsubscribe: (() => void) | undefined;
  #machineKey = '';
  #reported: unknown;
  #isUpdateQueued = false;
  #isDestroyed = false;
  #hasConsent = false;
  #fallbackHeight = 0;

  constructor(spec: WidgetSpec<O, M>) {
    super();
    this.#spec = spec;
    this.#shadow = this.attachShadow({ mode: 'open' });
    this.#shadow.adoptedStyleSheets = [tokensCss, baseCss, spec.css].map(sharedSheet);
    this.#mount.className = 'hnw-mount';
    this.#shadow.append(this.#slot, this.#mount);
  }

  connectedCallback(): void {
    // A property that was set before the class was defined hides the class's accessor.
    const own = this as unknown as Record<string, unknown>;
    for (const name of Object.keys(this.#spec.options)) {
      if (!Object.hasOwn(own, name)) continue;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
    this.#update();
  }

  disconnectedCallback(): void {
    // Moving an element removes and inserts it; stop only if it is still outside afterwards.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  attributeChangedCallback(): void {
    this.#update();
  }

  /** Loads the data again, also after `destroy()`. */
  reload(): void {
    this.#isDestroyed = false;
    this.#machineKey = '';
    this.#update();
  }

  /** Removes the view and shows the fallback, until `reload()`. */
  destroy(): void {
    this.#isDestroyed = true;
    this.#stop();
  }

  /** Focuses the first focusable element of the widget. */
  override focus(options?: FocusOptions): void {
    this.#mount.querySelector<HTMLElement>(FOCUSABLE)?.focus(options);
  }

  /** Draws once for all changes of the same turn. */
  readonly #update = (): void => {
    if (this.#isUpdateQueued) return;
    this.#isUpdateQueued = true;
    const draw = (): void => {
      this.#isUpdateQueued = false;
      if (this.isConnected && !this.#isDestroyed) this.#draw();
    };
    const known = headnotePage()?.hasDefaults;
    if (known) void known.then(draw);
    else queueMicrotask(draw);
  };

  #stop(): void {
    document.removeEventListener(PAGE_CHANGED, this.#update);
    this.#dropMachine();
    this.#root?.unmount();
    this.#root = undefined;
    this.#mount.style.minBlockSize = '';
    this.#shadow.prepend(this.#slot);
  }

  #dropMachine(): void {
    this.#unsubscribe?.();
    this.#machine?.stop();
    this.#machine = undefined;
  }

  #draw(): void {
    const { widget, outcome, view } = this.#spec;
    const options = readOptions(this, this.#spec.options);
    document.addEventListener(PAGE_CHANGED, this.#update);
    const { style } = this.#mount;
    style.colorScheme = (options['theme'] as string).replace('auto', '');
    // Measured before anything replaces the fallback.
    if (!this.#root) this.#fallbackHeight = this.offsetHeight;
    style.minBlockSize = `${options['minBlock']}px`;
    if (options['consent'] === 'required' && !this.#hasConsent && !headnotePage()?.isGranted) {
      const agree = (): void => {
        this.#hasConsent = true;
        headnotePage()?.q.push(['consent', 'granted']);
        this.#update();
      };
      this.#render(<ConsentNotice onAgree={agree} />);
      return;
    }

    // Without a height of its own, the widget keeps that of the fallback: the page below moves as little as possible.
    style.minBlockSize = `${(options['minBlock'] as number) || this.#fallbackHeight}px`;
    const machine = this.#machineFor(options);
    const state = machine.getSnapshot() as StateOf<M>;
    this.#render(
      view({
        options,
        machine,
        state,
        shown: (element) => {
          if (!element) return;
          // A reader on the fallback goes on in the view.
          const hasFocus = this.querySelector(':focus');
          this.#slot.remove();
          if (hasFocus) this.focus();
        },
        send: (name, detail, cause) => {
          const isFree = emit(this, name, { widget, ...detail } as never);
          if (!isFree) cause?.preventDefault();
          return isFree;
        },
      }),
    );
    const { of, error, ready }: Outcome = outcome(state) ?? {};
    if (of === this.#reported || this.#isDestroyed) return;
    this.#reported = of;
    if (ready) emit(this, 'headnote-ready', { widget, ...ready } as never);
    else if (of) reportError(this, widget, error);
  }

  #render(view: ReactNode): void {
    const onError = (error: unknown): void => {
      // A new attempt would fail again, so the element waits for `reload()`.
      this.#isDestroyed = true;
      queueMicrotask(() => {
        this.#stop();
        reportError(this, this.#spec.widget, error);
      });
    };
    this.#root ??= createRoot(this.#mount);
    this.#root.render(<ErrorBoundary onError={onError}>{view}</ErrorBoundary>);
  }

  /** The running machine, or a new one when an option of `keys` has changed. */
  #machineFor(options: Options<O>): M {
    const key = this.#spec.keys.map((name) => options[name]).join();
    if (this.#machine && key === this.#machineKey) return this.#machine;
    this.#dropMachine();
    const machine = (this.#machine = this.#spec.machine(options));
    this.#machineKey = key;
    this.#unsubscribe = machine.subscribe(this.#update);
    void machine.start();
    return machine;
  }
}
