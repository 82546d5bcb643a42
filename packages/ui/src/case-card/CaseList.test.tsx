import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { casesOf } from './case-card.fixtures.js';
import { CaseList } from './index.js';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const rows = () => screen.getAllByRole('listitem');
const frame = () => act(() => void vi.advanceTimersToNextFrame());

describe('CaseList', () => {
  it('draws a screen of rows at once and the rest frame by frame, telling their number from the beginning', () => {
    render(<CaseList label="Judgments" cases={casesOf(40)} />);
    expect(rows()).toHaveLength(12);
    expect(rows()[11]).toHaveAttribute('aria-posinset', '12');
    expect(rows()[11]).toHaveAttribute('aria-setsize', '40');
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    for (let at = 0; at < 10; at += 1) frame();
    expect(rows()).toHaveLength(40);
    expect(screen.getByRole('list')).not.toHaveAttribute('aria-busy');
  });

  it('waits with further rows until the page is idle, where a browser tells', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call));
    vi.stubGlobal('cancelIdleCallback', () => idle.splice(0));
    const { unmount } = render(<CaseList label="Judgments" cases={casesOf(20)} />);
    frame();
    frame();
    expect(rows()).toHaveLength(12);
    act(() => {
      for (const call of idle.splice(0)) call();
    });
    expect(rows()).toHaveLength(15);
    frame();
    unmount();
    expect(idle).toHaveLength(0);
  });

  it('begins anew with another list, and goes on with one that has grown', () => {
    const { rerender } = render(<CaseList label="Judgments" cases={casesOf(18)} />);
    frame();
    frame();
    expect(rows()).toHaveLength(18);
    rerender(<CaseList label="Judgments" cases={casesOf(40)} />);
    expect(rows()).toHaveLength(18);
    rerender(<CaseList label="Judgments" cases={casesOf(40, 100)} />);
    expect(rows()).toHaveLength(12);
  });

  it('is drawn whole on a server and taken over as it is', async () => {
    const list = <CaseList label="Judgments" cases={casesOf(30)} start={11} total={61} />;
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(list);
    expect(rows()).toHaveLength(30);
    expect(rows()[0]).toHaveAttribute('aria-posinset', '11');
    const faults: unknown[] = [];
    const root = await act(() => hydrateRoot(box, list, { onRecoverableError: (error) => void faults.push(error) }));
    expect(faults).toEqual([]);
    expect(rows()).toHaveLength(30);
    act(() => root.unmount());
    box.remove();
  });

  it('numbers its rows through, over the blocks they stand in', () => {
    const { container } = render(<CaseList label="Judgments" cases={casesOf(100)} />);
    for (let at = 0; at < 30; at += 1) frame();
    const blocks = [...container.querySelectorAll('.hn-rows__block')];
    expect(blocks.map((block) => block.querySelectorAll('[role=listitem]').length)).toEqual([48, 48, 4]);
    expect(rows().map((row) => row.getAttribute('aria-posinset'))).toEqual(
      Array.from({ length: 100 }, (_, at) => `${at + 1}`),
    );
  });

  it('leaves no frame behind', () => {
    const { unmount } = render(<CaseList label="Judgments" cases={casesOf(400)} />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
