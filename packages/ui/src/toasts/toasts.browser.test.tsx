import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../styles.css';
import './Toasts.css';
import { sanitizeInline } from '@headnote/core/content/browser';
import { hostileInputs } from '../../../core/src/content/hostile-inputs.fixtures.js';
import { showToast, Toasts, type ToastMessage } from './index.js';

afterEach(() => {
  document.documentElement.removeAttribute('data-motion');
  cleanup();
});

const boxes = () => [...document.querySelectorAll<HTMLElement>('.hn-toast')];
const open = () => boxes().filter((box) => box.dataset['in'] === 'true');
const textsOf = (list: readonly HTMLElement[]) => list.map((box) => box.querySelector('.hn-toast__text')?.textContent);
const say = (...messages: readonly ToastMessage[]) => act(() => messages.forEach(showToast));

function show(...messages: readonly ToastMessage[]) {
  render(
    <StrictMode>
      <button type="button">Before</button>
      <Toasts />
    </StrictMode>,
  );
  say(...messages);
}

/** The only animation of an element: the time of a bar, or a toast that appears or disappears. */
function motionOf(element: Element | null): Animation {
  const [motion, ...more] = element?.getAnimations() ?? [];
  if (!motion || more.length > 0) throw new Error(`Expected one animation, found ${motion ? more.length + 1 : 0}.`);
  return motion;
}

/** The timer of the first toast, once it has appeared. */
async function timer(): Promise<Animation> {
  const box = openAt(0);
  for (const motion of box.getAnimations()) motion.finish();
  await waitFor(() => expect(box).not.toHaveClass('hn-toast--in'));
  return motionOf(box.querySelector('.hn-toast__bar'));
}

/** Keeps the toast open on a busy machine, where the pointer may need seconds to arrive. */
function slow(time: Animation): void {
  time.playbackRate = 0.01;
}

function openAt(index: number): HTMLElement {
  const box = open()[index];
  if (!box) throw new Error(`No toast is open at place ${index}.`);
  return box;
}

const durationOf = (motion: Animation) => motion.effect?.getTiming().duration;

async function closed(...list: readonly Element[]): Promise<void> {
  await waitFor(() => expect(list.every((box) => box.matches('.hn-toast--out'))).toBe(true));
  for (const box of list) for (const motion of box.getAnimations()) motion.finish();
  await waitFor(() => expect(list.some((box) => box.isConnected)).toBe(false));
}

describe('a hostile text in a toast', () => {
  const ran: string[] = [];
  Object.assign(window, { alert: () => ran.push('alert') });
  afterEach(() => ran.splice(0));

  /** Shows each text in a toast of its own, and closes it before the next. */
  async function showEach(isHtml: boolean, check: (box: HTMLElement, text: string) => void): Promise<void> {
    render(<Toasts sanitize={sanitizeInline} />);
    for (const text of hostileInputs) {
      say({ title: text, text, type: 'ERROR', html: isHtml });
      const box = openAt(0);
      check(box, text);
      for (const link of box.querySelectorAll('a')) {
        link.addEventListener('click', (event) => event.preventDefault());
        link.click();
      }
      act(() => box.querySelector<HTMLElement>('button')?.click());
      for (const motion of box.getAnimations()) motion.finish();
      await waitFor(() => expect(box.isConnected).toBe(false));
    }
    expect(ran).toEqual([]);
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil'))).toEqual([]);
  }

  it('E1: is text, also in its heading', async () => {
    await showEach(false, (box) => {
      expect(box.querySelector('.hn-toast__text')?.children.length).toBe(0);
      expect(box.querySelector('.hn-toast__title')?.children.length).toBe(0);
    });
  });

  it('E1: keeps only inline formatting and links where a message is HTML', async () => {
    await showEach(true, (box) => {
      const elements = [...box.querySelectorAll('.hn-toast__text > span *')];
      expect(elements.filter((one) => !one.matches('b, i, em, strong, br, a'))).toEqual([]);
    });
  });
});

describe('the time of a toast', () => {
  it('is 5,000 ms, and it disappears within 300 ms', async () => {
    show({ text: 'Saved' });
    const box = openAt(0);
    expect(durationOf(motionOf(box))).toBe(300);
    const time = await timer();
    expect(durationOf(time)).toBe(5000);
    await waitFor(() => expect(time.playState).toBe('running'));
    time.finish();
    await waitFor(() => expect(box).toHaveClass('hn-toast--out'));
    expect(durationOf(motionOf(box))).toBe(300);
    await closed(box);
  });

  it('is 5,000 ms under reduced motion, without a visible bar', async () => {
    document.documentElement.dataset['motion'] = 'reduced';
    show({ text: 'Saved' });
    expect(durationOf(await timer())).toBe(5000);
    expect(openAt(0).querySelector('.hn-toast__bar')).not.toBeVisible();
  });

  it('stops under the pointer, and is 1,000 ms after the pointer leaves', async () => {
    show({ text: 'Saved' });
    const time = await timer();
    slow(time);
    await userEvent.hover(openAt(0));
    await waitFor(() => expect(time.playState).toBe('paused'));
    await userEvent.hover(screen.getByText('Before'));
    await waitFor(async () => expect(durationOf(await timer())).toBe(1000));
    await waitFor(async () => expect((await timer()).playState).toBe('running'));
  });

  it('stops while the focus is inside, and is 1,000 ms after the focus leaves', async () => {
    show({ text: 'Saved' });
    const time = await timer();
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    await waitFor(() => expect(time.playState).toBe('paused'));
    await userEvent.hover(openAt(0));
    await userEvent.hover(screen.getByText('Before'));
    await waitFor(() => expect(time.playState).toBe('paused'));
    act(() => screen.getByText('Before').focus());
    await waitFor(async () => expect(durationOf(await timer())).toBe(1000));
  });

  it('starts again with each repeat, which is counted in one toast', async () => {
    show({ title: 'Failed', text: 'No answer', type: 'ERROR' });
    const time = await timer();
    time.currentTime = 4000;
    say({ title: 'Failed', text: 'No answer', type: 'ERROR' });
    expect(await screen.findByText('2 times')).toBeInTheDocument();
    expect(open()).toHaveLength(1);
    const again = await timer();
    expect(again).not.toBe(time);
    expect([durationOf(again), Number(again.currentTime) < 4000]).toEqual([5000, true]);
  });

  it('counts repeats of a message that waits', async () => {
    show(...['1', '2', '3', '4', '5', '5'].map((text) => ({ text })));
    const first = openAt(0);
    await timer();
    act(() => first.click());
    await closed(first);
    await waitFor(() => expect(textsOf(open())).toContain('5'));
    expect(screen.getByText('2 times')).toBeInTheDocument();
  });

  it('shows a message again that is repeated while its toast disappears', async () => {
    show({ text: 'Saved' });
    const box = openAt(0);
    act(() => box.click());
    await waitFor(() => expect(box).toHaveClass('hn-toast--out'));
    say({ text: 'Saved' });
    await closed(box);
    expect(textsOf(open())).toEqual(['Saved']);
  });
});

describe('toasts', () => {
  it('show the newest on top', () => {
    show({ text: 'First' }, { text: 'Second' });
    expect(textsOf(open())).toEqual(['Second', 'First']);
    expect(openAt(0).getBoundingClientRect().bottom).toBeLessThan(openAt(1).getBoundingClientRect().top);
  });

  it('close on a click', async () => {
    show({ text: 'Saved' });
    const box = openAt(0);
    await userEvent.click(box);
    await closed(box);
  });

  it('close by the close button and pass the focus to the next toast, then back', async () => {
    show();
    act(() => screen.getByText('Before').focus());
    say({ text: 'Below' }, { text: 'Above' });
    const [above, below] = [openAt(0), openAt(1)];
    await userEvent.keyboard('{Alt>}t{/Alt}');
    expect(above).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(below).toContainElement(document.activeElement as HTMLElement);
    await closed(above);
    await userEvent.keyboard('{Escape}');
    await closed(below);
    expect(screen.getByText('Before')).toHaveFocus();
  });

  it('resume after Alt+T when the focus leaves them', async () => {
    show({ text: 'Below' }, { text: 'Above' });
    await timer();
    act(() => screen.getByText('Before').focus());
    await userEvent.keyboard('{Alt>}t{/Alt}');
    const bar = openAt(1).querySelector('.hn-toast__bar')!;
    await waitFor(() => expect(motionOf(bar).playState).toBe('paused'));
    act(() => screen.getByText('Before').focus());
    await waitFor(() => expect(motionOf(bar).playState).toBe('running'));
  });

  it('E8, N5: show four of 1,000 messages and keep at most 50 waiting', async () => {
    show(...Array.from({ length: 1000 }, (_, at) => ({ text: `No ${at}` })));
    expect(textsOf(boxes())).toEqual(['No 3', 'No 2', 'No 1', 'No 0']);
    let shown = 0;
    for (let at = boxes(); at.length > 0; at = boxes()) {
      act(() => at.forEach((box) => box.click()));
      await closed(...at);
      shown += at.length;
    }
    expect(shown).toBe(54);
  });
});
