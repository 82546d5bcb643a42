import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotifyContext } from '../../notices/use-notify.js';
import { useSpeech } from './use-speech.js';

class FakeUtterance extends EventTarget {
  lang = '';
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const spoken: FakeUtterance[] = [];
const notify = vi.fn();

function Reader() {
  const text = useRef<HTMLDivElement>(null);
  const { state, start, stop } = useSpeech(text);
  return (
    <>
      <div ref={text}>
        <p>First words.</p>
        <p>Second words.</p>
      </div>
      <button onClick={() => start()}>Read</button>
      <button onClick={stop}>Stop</button>
      <output>{state}</output>
    </>
  );
}

async function read() {
  render(
    <NotifyContext value={notify}>
      <Reader />
    </NotifyContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  await vi.waitFor(() => expect(spoken).toHaveLength(1));
}

const tell = (type: string, error = '') =>
  act(() => void spoken.at(-1)?.dispatchEvent(Object.assign(new Event(type), { error })));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', { cancel() {}, speak: (words: FakeUtterance) => spoken.push(words) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  spoken.length = 0;
  notify.mockClear();
});

describe('reading aloud', () => {
  it('reads paragraph after paragraph to the end', async () => {
    await read();
    tell('start');
    tell('end');
    expect(spoken.map(({ text }) => text)).toEqual(['First words.', 'Second words.']);
    tell('end');
    expect(screen.getByRole('status')).toHaveTextContent('silent');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(notify).not.toHaveBeenCalled();
  });

  it.each(['synthesis-failed', 'voice-unavailable', 'language-unavailable'])(
    'says when it fails: %s',
    async (error) => {
      await read();
      tell('error', error);
      expect(screen.getByRole('status')).toHaveTextContent('silent');
      expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'ERROR' }));
    },
  );

  it('says so when the browser stays silent, as one without a voice does', async () => {
    await read();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.getByRole('status')).toHaveTextContent('silent');
    expect(notify).toHaveBeenCalledOnce();
  });

  it('says nothing when the reader stops it', async () => {
    await read();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    tell('error', 'canceled');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(notify).not.toHaveBeenCalled();
  });
});
