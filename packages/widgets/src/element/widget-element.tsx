import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { LoadMachine } from '../parts/load-machine.js';
import { ConsentNotice } from '../trouble/ConsentNotice.js';
import { reportError } from '../trouble/report-error.js';
import baseCss from './element.css?inline';
import { emit, type ReadyDetail, type WidgetEventDetails } from './events.js';
import { camelCase, readOptions, type Options, type OptionTable } from './options.js';
import { headnotePage, PAGE_CHANGED } from './page.js';
import rowsCss from './rows.css?inline';
import { sharedSheet } from './style-sheets.js';
import tokensCss from './tokens.css?inline';

/** What a view is drawn from. */
export interface ViewContext<O extends OptionTable, K, D> {
  readonly options: Options<O>;
  readonly machine: LoadMachine<K, D>;
  /** To be called with the view's outermost element: the fallback goes when it is there. */
  readonly shown: (element: HTMLElement | null) => void;
  /** Sends an event from the element; false when the page cancelled it. */
  readonly send: <N extends keyof WidgetEventDetails>(name: N, detail: WidgetEventDetails[N]) => boolean;
}

/** What makes one widget different from the next. */
export interface WidgetSpec<O extends OptionTable, K, D> {
  /** Name without prefix: `latest-cases`. */
  readonly widget: string;
  readonly options: O;
  /** The widget's own style sheet. */
  readonly css: string;
  readonly machine: (options: Options<O>) => LoadMachine<K, D>;
  /** Settings whose change needs a new machine. */
  readonly keys: readonly (keyof O)[];
  /** Detail of `headnote-ready` for an answer. */
  readonly ready: (data: D) => ReadyDetail;
  readonly view: (context: ViewContext<O, K, D>) => ReactNode;
}

// Importing a class must be safe on a server, which has no HTMLElement.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

/**
 * Custom element around a view and its machine, in an open shadow root. The children are the fallback: they stay in
 * sight until the view is in the document, and come back when it cannot be drawn. Attributes may change at any time.
 */
export class WidgetElement<O extends OptionTable, K, D> extends Base {
  readonly #spec: WidgetSpec<O, K, D>;
  readonly #shadow: ShadowRoot;
  readonly #mount = document.createElement('div');
  readonly #slot = document.createElement('slot');
  #root: Root | undefined;
  #machine: LoadMachine<K, D> | undefined;
  #identity = '';
  #told: unknown;
  #isQueued = false;
  #isDestroyed = false;
  #isAgreed = false;

  constructor(spec: WidgetSpec<O, K, D>) {
    super();
    this.#spec = spec;
    this.#shadow = this.attachShadow({ mode: 'open' });
    this.#shadow.adoptedStyleSheets = [tokensCss, baseCss, rowsCss, spec.css].map(sharedSheet);
    this.#shadow.append(this.#slot, this.#mount);
  }

  connectedCallback(): void {
    // A property set before the class was defined hides the accessor of the class.
    for (const name of Object.keys(this.#spec.options).map(camelCase)) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.#update();
  }

  disconnectedCallback(): void {
    // A move is a removal and an insertion; only what is still out after both has left.
    queueMicrotask(() => {
      if (!this.isConnected) this.#leave();
    });
  }

  attributeChangedCallback(): void {
    this.#update();
  }

  /** Asks the library again, also after `destroy()`. */
  reload(): void {
    this.#isDestroyed = false;
    this.#identity = '';
    this.#update();
  }

  /** Takes the widget away and shows the fallback, until `reload()`. */
  destroy(): void {
    this.#isDestroyed = true;
    this.#leave();
  }

  /** Moves the focus to the first thing in the widget that can have it. */
  override focus(options?: FocusOptions): void {
    this.#mount.querySelector<HTMLElement>('[tabindex="0"],a[href],button')?.focus(options);
  }

  /** Draws once for all that changes in the same turn. */
  readonly #update = (): void => {
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      if (this.isConnected && !this.#isDestroyed) this.#draw();
    });
  };

  #leave(): void {
    document.removeEventListener(PAGE_CHANGED, this.#update);
    this.#identity = '';
    this.#machine?.stop();
    this.#machine = undefined;
    this.#root?.unmount();
    this.#root = undefined;
    this.#showFallback();
  }

  #showFallback(): void {
    this.#shadow.prepend(this.#slot);
  }

  #draw(): void {
    const { widget, ready, view } = this.#spec;
    const options = readOptions(this, this.#spec.options);
    document.addEventListener(PAGE_CHANGED, this.#update);
    this.#mount.className = `hnw-mount hnw-${options['theme']}`;
    this.#mount.style.minBlockSize = `${options['min-block']}px`;
    this.#root ??= createRoot(this.#mount, {
      onUncaughtError: (error) => {
        // Drawing it again would throw again; `reload()` is the way back.
        this.destroy();
        reportError(this, widget, error);
      },
    });

    if (options['consent'] === 'required' && !this.#isAgreed && !headnotePage()?.isGranted) {
      const agree = (): void => {
        this.#isAgreed = true;
        this.#update();
        headnotePage()?.q.push(['consent', 'granted']);
      };
      this.#root.render(<ConsentNotice onAgree={agree} />);
      return;
    }

    const machine = this.#machineFor(options);
    const state = machine.getSnapshot();
    this.#root.render(
      view({
        options,
        machine,
        shown: (element) => element && this.#slot.remove(),
        send: (name, detail) => emit(this, name, detail),
      }),
    );
    if (state === this.#told || this.#isDestroyed) return;
    this.#told = state;
    if (state.phase === 'error') reportError(this, widget, state.error);
    else if (state.data) emit(this, 'headnote-ready', ready(state.data));
  }

  /** The machine under way, or a new one where the settings ask for another list. */
  #machineFor(options: Options<O>): LoadMachine<K, D> {
    const identity = this.#spec.keys.map((key) => options[key]).join();
    if (this.#machine && identity === this.#identity) return this.#machine;
    this.#machine?.stop();
    const machine = this.#spec.machine(options);
    this.#machine = machine;
    this.#identity = identity;
    machine.subscribe(this.#update);
    machine.start();
    return machine;
  }
}
