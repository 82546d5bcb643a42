import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ConsentNotice } from '../notices/ConsentNotice.js';
import type { LoadMachine, LoadState } from '../parts/load-machine.js';
import baseCss from './element.css?inline';
import { ErrorBoundary } from './ErrorBoundary.js';
import { emit, type ReadyDetail, type WidgetEventDetails } from './events.js';
import { readOptions, type Options, type OptionTable } from './options.js';
import { headnotePage, PAGE_CHANGED } from './page.js';
import { reportError } from './report-error.js';
import { sharedSheet } from './style-sheets.js';
import tokensCss from './tokens.css?inline';

type Click = Pick<Event, 'preventDefault'>;

/** What the element passes to a view. */
export interface ViewContext<O extends OptionTable, K, D> {
  readonly options: Options<O>;
  readonly machine: LoadMachine<K, D>;
  readonly state: LoadState<K, D>;
  /** Ref for the view's outermost element: hides the fallback once the view is in the document. */
  readonly shown: (element: HTMLElement | null) => void;
  /** Sends an event from the element. If the page cancels it, the click is cancelled too. */
  readonly send: <N extends keyof WidgetEventDetails>(
    name: N,
    detail: Omit<WidgetEventDetails[N], 'widget'>,
    click: Click,
  ) => void;
}

/** The parts of an element that differ between widgets. */
export interface WidgetSpec<O extends OptionTable, K, D> {
  /** Name without prefix: `latest-cases`. */
  readonly widget: string;
  readonly options: O;
  /** The widget's own style sheet. */
  readonly css: string;
  readonly machine: (options: Options<O>) => LoadMachine<K, D>;
  /** Options that need a new machine when they change. */
  readonly keys: readonly (keyof O)[];
  /** Detail of `headnote-ready` for an answer. */
  readonly ready: (data: D) => Omit<ReadyDetail, 'widget'>;
  readonly view: (context: ViewContext<O, K, D>) => ReactNode;
}

// A server has no HTMLElement, and importing a class must be safe there.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

/**
 * Custom element that draws a view and runs its machine in an open shadow root. Its children are the fallback: they
 * are visible until the view is in the document, and again when the view fails. Attributes may change at any time.
 */
export class WidgetElement<O extends OptionTable, K, D> extends Base {
  readonly #spec: WidgetSpec<O, K, D>;
  readonly #shadow: ShadowRoot;
  readonly #mount = document.createElement('div');
  readonly #slot = document.createElement('slot');
  #root: Root | undefined;
  #machine: LoadMachine<K, D> | undefined;
  #machineKey = '';
  #reported: unknown;
  #isUpdateQueued = false;
  #isDestroyed = false;
  #hasConsent = false;

  constructor(spec: WidgetSpec<O, K, D>) {
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
    this.#mount.querySelector<HTMLElement>('a,button')?.focus(options);
  }

  /** Draws once for all changes of the same turn. */
  readonly #update = (): void => {
    if (this.#isUpdateQueued) return;
    this.#isUpdateQueued = true;
    queueMicrotask(() => {
      this.#isUpdateQueued = false;
      if (this.isConnected && !this.#isDestroyed) this.#draw();
    });
  };

  #stop(): void {
    document.removeEventListener(PAGE_CHANGED, this.#update);
    this.#machine?.stop();
    this.#machine = undefined;
    this.#root?.unmount();
    this.#root = undefined;
    this.#shadow.prepend(this.#slot);
  }

  #draw(): void {
    const { widget, ready, view } = this.#spec;
    const options = readOptions(this, this.#spec.options);
    document.addEventListener(PAGE_CHANGED, this.#update);
    const { style } = this.#mount;
    style.colorScheme = (options['theme'] as string).replace('auto', '');
    style.minBlockSize = `${options['minBlock']}px`;
    if (options['consent'] === 'required' && !this.#hasConsent && !headnotePage()?.isGranted) {
      const agree = (): void => {
        this.#hasConsent = true;
        this.#update();
        headnotePage()?.q.push(['consent', 'granted']);
      };
      this.#render(<ConsentNotice onAgree={agree} />);
      return;
    }

    const machine = this.#machineFor(options);
    const state = machine.getSnapshot();
    this.#render(
      view({
        options,
        machine,
        state,
        shown: (element) => element && this.#slot.remove(),
        send: (name, detail, click) => emit(this, name, { widget, ...detail } as never) || click.preventDefault(),
      }),
    );
    if (state === this.#reported || this.#isDestroyed) return;
    this.#reported = state;
    if (state.phase === 'error') reportError(this, widget, state.error);
    else if (state.data) emit(this, 'headnote-ready', { widget, ...ready(state.data) });
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
  #machineFor(options: Options<O>): LoadMachine<K, D> {
    const key = this.#spec.keys.map((name) => options[name]).join();
    if (this.#machine && key === this.#machineKey) return this.#machine;
    this.#machine?.stop();
    const machine = this.#spec.machine(options);
    this.#machine = machine;
    this.#machineKey = key;
    machine.subscribe(this.#update);
    void machine.start();
    return machine;
  }
}
