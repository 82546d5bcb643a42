import { createAccountCard, type AccountEvent } from '@headnote/core/machines';
import { accountCardSuite, type MountAccountCard } from '@headnote/core/machines/suites';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { useSyncExternalStore } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../styles.css';
import { settle } from '../internal/settle.fixtures.js';
import { AccountCard, type AccountCardProps } from './index.js';

const roots: { root: Root; box: HTMLElement }[] = [];

afterEach(() => {
  for (const { root, box } of roots.splice(0)) {
    root.unmount();
    box.remove();
  }
});

function draw(card: AccountCardProps['card'], onSubmit: () => void): HTMLElement {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  roots.push({ root, box });
  const form = (step: string) => <Step step={step} card={card} onSubmit={onSubmit} />;
  const steps = {
    login: form('login'),
    forgot: form('forgot'),
    code: form('code'),
    password: form('password'),
    activation: form('activation'),
  };
  flushSync(() => root.render(<AccountCard card={card} steps={steps} label="Your account" />));
  return box;
}

function Step({ step, card, onSubmit }: { step: string; card: AccountCardProps['card']; onSubmit: () => void }) {
  const { isBusy } = useSyncExternalStore(card.subscribe, card.getSnapshot);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label={step} />
      <button type="submit" aria-busy={isBusy}>
        Send
      </button>
      <button type="button" onClick={() => card.send('forgot')}>
        Forgot password?
      </button>
    </form>
  );
}

const mount: MountAccountCard = (options) => {
  const card = createAccountCard(options);
  let answer: { succeed: (event: AccountEvent) => void; fail: (error: Error) => void } | undefined;
  let done: Promise<boolean> = Promise.resolve(false);
  let isAborted = () => false;
  const box = draw(card, () => {
    done = card
      .attempt(({ signal }) => {
        isAborted = () => signal.aborted;
        return new Promise((succeed, fail) => (answer = { succeed, fail }));
      })
      .catch(() => false);
  });
  const up = () => box.querySelector<HTMLElement>('[data-up]');
  const stepUp = () => up()?.querySelector<HTMLElement>('[data-step]:not([inert])');
  let focused: string | undefined;
  box.addEventListener('focusin', (event) => {
    focused = (event.target as Element).closest<HTMLElement>('[data-step]')?.dataset['step'] ?? focused;
  });
  return {
    async follow(event) {
      card.send(event);
      await settle();
    },
    async back() {
      card.back();
      await settle();
    },
    async open(step) {
      card.open(step);
      await settle();
    },
    step: () => stepUp()?.dataset['step'] ?? '',
    face: () => up()?.dataset['face'] ?? '',
    isBusy: () => stepUp()?.querySelector('[aria-busy]')?.getAttribute('aria-busy') === 'true',
    reachable: () =>
      [...box.querySelectorAll<HTMLElement>('[data-face]:not([inert])')].map((face) => face.dataset['face'] ?? ''),
    focused: () => focused,
    async submit() {
      answer = undefined;
      stepUp()?.querySelector('form')?.requestSubmit();
      await settle();
      if (!answer) return undefined;
      const { succeed, fail } = answer as { succeed: (event: AccountEvent) => void; fail: (error: Error) => void };
      const settled = done;
      return {
        isAborted,
        async succeed(event) {
          succeed(event);
          await settled;
          await settle();
        },
        async fail() {
          fail(new Error('refused'));
          await settled;
          await settle();
        },
      };
    },
  };
};

describe('Account card in a page', () => {
  for (const { name, run } of accountCardSuite) it(name, () => expect(run(mount)).resolves.toBeUndefined());

  it('turns with real clicks and keys, and keeps hidden faces inert', async () => {
    const card = createAccountCard();
    const box = draw(card, () => {});
    await userEvent.click(box.querySelector('button[type="button"]') ?? box);
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('forgot'));
    await userEvent.keyboard('9845012345');
    expect((document.activeElement as HTMLInputElement).value).toBe('9845012345');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.closest('[inert]') ?? null).toBeNull();
  });

  it('always has the height of its tallest face', async () => {
    const card = createAccountCard();
    const box = draw(card, () => {});
    const height = () => box.querySelector('.hn-flip')?.getBoundingClientRect().height;
    const before = height();
    for (const step of ['forgot', 'code', 'password', 'activation', 'login'] as const) {
      card.open(step);
      await settle();
      expect(height()).toBe(before);
    }
  });

  it('turns in 200 milliseconds', () => {
    const box = draw(createAccountCard(), () => {});
    const face = box.querySelector<HTMLElement>('[data-up]');
    expect(face && getComputedStyle(face).transitionDuration.split(', ')[0]).toMatch(/^(0\.2|1e-05)s$/);
  });
});
