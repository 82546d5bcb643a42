import { afterEach, expect, it, vi } from 'vitest';
import { defineElement } from './define-element.js';
import { commonOptions, mirrorAttributes } from './options.js';
import { WidgetElement } from './widget-element.js';

/** A machine that is no load machine: a field with a number of changes. */
function createCounter() {
  const listeners = new Set<() => void>();
  let state = { count: 0, isSent: false, error: undefined as unknown };
  const set = (change: Partial<typeof state>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    listeners,
    start: vi.fn<() => void>(),
    stop: vi.fn<() => void>(),
    getSnapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: () => set({ count: state.count + 1 }),
    fail: (error: unknown) => set({ error }),
    send: () => set({ isSent: true }),
  };
}

const machines: ReturnType<typeof createCounter>[] = [];
const shown = {};

class CounterElement extends WidgetElement<typeof commonOptions, ReturnType<typeof createCounter>> {
  static readonly observedAttributes = mirrorAttributes(this.prototype, commonOptions);

  constructor() {
    super({
      widget: 'inquiry-form',
      options: commonOptions,
      css: '',
      keys: ['theme'],
      machine: () => {
        const machine = createCounter();
        machines.push(machine);
        return machine;
      },
      outcome: ({ error }) => (error ? { of: error, error } : { of: shown, ready: {} as never }),
      view: ({ state, machine, send, shown: ref }) => (
        <form
          ref={ref}
          onSubmit={(event) => {
            event.preventDefault();
            if (send('headnote-submit', {})) machine.send();
          }}
        >
          <span>Before the field</span>
          <button type="button" disabled>
            Off
          </button>
          <input aria-label="Text" onInput={machine.add} />
          <output>{`${state.count}${state.isSent ? ' sent' : ''}`}</output>
          <button type="submit">Send</button>
        </form>
      ),
    });
  }
}
defineElement('test-counter', CounterElement);

const told: string[] = [];
const listen = (event: Event): number => told.push(`${event.type} ${(event as CustomEvent).detail.code ?? ''}`.trim());
for (const name of ['headnote-ready', 'headnote-error', 'headnote-submit']) document.addEventListener(name, listen);

async function mount() {
  const element = document.body.appendChild(document.createElement('test-counter')) as CounterElement;
  const root = element.shadowRoot!;
  await vi.waitFor(() => expect(root.querySelector('output')?.textContent).toBe('0'));
  return { element, root, machine: machines.at(-1)!, output: () => root.querySelector('output')?.textContent };
}

afterEach(() => {
  document.body.replaceChildren();
  machines.length = 0;
  told.length = 0;
});

it('draws every snapshot of any machine, and tells an outcome once', async () => {
  const { root, machine, output } = await mount();
  expect(told).toEqual(['headnote-ready']);
  root.querySelector('input')!.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  machine.add();
  await vi.waitFor(() => expect(output()).toBe('2'));
  expect(told).toEqual(['headnote-ready']);
  machine.fail({ code: 'config' });
  await vi.waitFor(() => expect(told).toEqual(['headnote-ready', 'headnote-error config']));
});

it('focuses the first field that is enabled', async () => {
  const { element, root } = await mount();
  element.focus();
  expect(root.activeElement).toBe(root.querySelector('input'));
});

it('moves a reader on the fallback into the view that replaces it, and nobody else', async () => {
  const element = document.createElement('test-counter') as CounterElement;
  const link = Object.assign(document.createElement('a'), { href: '/', textContent: 'Fallback' });
  element.append(link);
  document.body.append(element);
  link.focus();
  expect(document.activeElement).toBe(link);
  const root = element.shadowRoot!;
  await vi.waitFor(() => expect(root.activeElement).toBe(root.querySelector('input')));
  const outside = document.body.appendChild(document.createElement('button'));
  outside.focus();
  await mount();
  expect(document.activeElement).toBe(outside);
});

it('sends a form unless the page cancels it', async () => {
  const { root, output } = await mount();
  const send = (): void => root.querySelector<HTMLButtonElement>('[type=submit]')!.click();
  document.addEventListener('headnote-submit', (event) => event.preventDefault(), { once: true });
  send();
  await vi.waitFor(() => expect(told).toContain('headnote-submit'));
  expect(output()).toBe('0');
  send();
  await vi.waitFor(() => expect(output()).toBe('0 sent'));
});

it('stops a machine and leaves it when an option of its keys changes, and when it leaves the page', async () => {
  const { element, machine } = await mount();
  expect(machine.start).toHaveBeenCalledTimes(1);
  element.setAttribute('theme', 'dark');
  await vi.waitFor(() => expect(machines).toHaveLength(2));
  expect(machine.stop).toHaveBeenCalledTimes(1);
  expect(machine.listeners.size).toBe(0);
  element.remove();
  await vi.waitFor(() => expect(machines[1]?.stop).toHaveBeenCalledTimes(1));
  expect(machines[1]?.listeners.size).toBe(0);
});
