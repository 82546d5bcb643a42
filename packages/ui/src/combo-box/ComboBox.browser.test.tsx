import type { ComboboxOptions } from '@headnote/core/machines';
import { comboboxSuite, type MountCombobox, type SuiteRequest } from '@headnote/core/machines/suites';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeClock } from '../internal/fake-clock.fixtures.js';
import { settle } from '../internal/settle.fixtures.js';
import '../styles.css';
import { ComboBox } from './index.js';

const mounted: { root: Root; host: HTMLElement }[] = [];

afterEach(async () => {
  for (const { root, host } of mounted.splice(0)) {
    await settle(() => root.unmount());
    host.remove();
  }
});

const press = async (key: string) => {
  await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`);
  await settle();
};

const mount: MountCombobox = async ({ disabled = [] }) => {
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  mounted.push({ root, host });
  const clock = createFakeClock();
  const requests: SuiteRequest[] = [];
  let chosen: string | undefined;
  let changes = 0;
  const load: ComboboxOptions<string>['load'] = (text, { signal }) =>
    new Promise((resolve, reject) => {
      const give = (labels: readonly string[]) => {
        resolve(labels);
        return settle();
      };
      const fail = () => {
        reject(new Error('no answer'));
        return settle();
      };
      requests.push({ text, isAborted: () => signal.aborted, give, fail });
    });
  await settle(() =>
    root.render(
      <StrictMode>
        <ComboBox<string>
          label="Judge"
          load={load}
          labelOf={(label) => label}
          isDisabled={(label) => disabled.includes(label)}
          clock={clock}
          onTextChange={() => (changes += 1)}
          onPick={(option) => (chosen = option)}
        />
        <button type="button">After</button>
      </StrictMode>,
    ),
  );
  const field = host.querySelector('input');
  if (!field) throw new Error('no field');
  const options = () => [...host.querySelectorAll<HTMLElement>('[role=option]')];
  const write = async (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    await settle(() => field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true })));
  };
  const begin = async (text: string) => {
    await settle(() => field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })));
    await write(text);
  };
  await settle(() => field.focus());
  return {
    async type(text) {
      await userEvent.keyboard(text);
      await settle();
    },
    press,
    async click(index) {
      // Force the click, as a reader would: do not wait until the option is enabled.
      await userEvent.click(options()[index] ?? host, { force: true });
      await settle();
    },
    async leave() {
      await userEvent.tab();
      await settle();
    },
    async retry() {
      await userEvent.click([...host.querySelectorAll('button')].find((b) => b.textContent === 'Try again') ?? host);
      await settle();
    },
    async compose(texts) {
      await begin(texts[0] ?? '');
      for (const text of texts) {
        await write(text);
        await settle(() => clock.pass(1000));
      }
      await settle(() => field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
    },
    beginComposing: begin,
    pass: (milliseconds) => settle(() => clock.pass(milliseconds)),
    requests: () => requests,
    text: () => field.value,
    isOpen: () => field.ariaExpanded === 'true',
    options: () => options().map(({ textContent }) => textContent),
    active: () => options().find(({ id }) => id === field.getAttribute('aria-activedescendant'))?.textContent,
    chosen: () => chosen,
    phase: () => host.querySelector<HTMLElement>('[data-phase]')?.dataset['phase'] ?? 'idle',
    hasFocus: () => document.activeElement === field,
    unmount: () => settle(() => root.unmount()),
    changes: () => changes,
  };
};

describe('ComboBox with real key presses', () => {
  for (const { name, run } of comboboxSuite) it(name, () => expect(run(mount)).resolves.toBeUndefined());
});
