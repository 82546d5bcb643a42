import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let roots: Root[] = [];

beforeEach(() => vi.resetModules());
afterEach(() => {
  for (const root of roots) root.unmount();
  roots = [];
  document.body.replaceChildren();
});

/** Types a name during hydration and returns what the field and React have afterwards. */
async function typeWhileHydrating({ kept }: { kept: boolean }) {
  const { keepTyping } = await import('./keep-typing.js');
  const { markHydrated } = await import('./after-hydration.js');
  const settled = Promise.withResolvers<void>();
  let known = '';
  function Field() {
    const [name, setName] = useState('');
    useEffect(() => {
      known = name;
    }, [name]);
    useEffect(() => {
      markHydrated();
      settled.resolve();
    }, []);
    return <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />;
  }
  const host = document.body.appendChild(document.createElement('main'));
  host.setHTMLUnsafe(renderToString(<Field />));
  const field = host.querySelector('input') as HTMLInputElement;
  if (kept) keepTyping();
  startTransition(() => void roots.push(hydrateRoot(host, <Field />)));
  field.focus();
  document.execCommand('insertText', false, 'demo');
  await settled.promise;
  // Two turns: the promise of keepTyping, and React's handling of the event.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  return { shown: field.value, known };
}

/** Chooses the second of two options during hydration and returns what shows and what React has afterwards. */
async function chooseWhileHydrating() {
  const { keepTyping } = await import('./keep-typing.js');
  const { markHydrated } = await import('./after-hydration.js');
  let known = '';
  function Choice() {
    const [chosen, setChosen] = useState('one');
    useEffect(() => {
      known = chosen;
    }, [chosen]);
    useEffect(() => markHydrated(), []);
    return ['one', 'two'].map((name) => (
      <input
        key={name}
        type="radio"
        name="choice"
        aria-label={name}
        checked={chosen === name}
        onChange={() => setChosen(name)}
      />
    ));
  }
  const host = document.body.appendChild(document.createElement('main'));
  host.setHTMLUnsafe(renderToString(<Choice />));
  const second = host.querySelectorAll('input')[1];
  keepTyping();
  startTransition(() => void roots.push(hydrateRoot(host, <Choice />)));
  second?.click();
  await vi.waitFor(() => expect(known).toBe('two'));
  return second?.checked;
}

describe('a choice made during hydration', () => {
  it('is kept, and React knows it', async () => {
    expect(await chooseWhileHydrating()).toBe(true);
  });
});

describe('text typed during hydration', () => {
  it('is kept, and React knows it', async () => {
    expect(await typeWhileHydrating({ kept: true })).toEqual({ shown: 'demo', known: 'demo' });
  });

  it('control: is lost without keepTyping', async () => {
    expect((await typeWhileHydrating({ kept: false })).known).toBe('');
  });
});
