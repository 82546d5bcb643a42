import { describe, expect, it, vi } from 'vitest';
import { createLoadMachine, type LoadMachine } from './load-machine.js';

type Load = (key: string, signal: AbortSignal) => Promise<string[]>;

const make = (load: Load, known: [string, string[]][] = []): LoadMachine<string, string[]> =>
  createLoadMachine({ load, first: 'a', isEmpty: (data) => data.length === 0, known });

/** A source whose answers the test sends itself. */
function byHand(): { load: Load; calls: { key: string; signal: AbortSignal; give: (data: string[]) => void }[] } {
  const calls: { key: string; signal: AbortSignal; give: (data: string[]) => void }[] = [];
  return { calls, load: (key, signal) => new Promise((give) => void calls.push({ key, signal, give })) };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a load machine', () => {
  it('sends no request before it starts, and none for a known answer', () => {
    const load = vi.fn<Load>();
    const machine = make(load, [['a', ['x']]]);
    void machine.start();
    expect(load).not.toHaveBeenCalled();
    expect(machine.getSnapshot()).toMatchObject({ phase: 'content', data: ['x'], isAsked: false });
  });

  it('goes from loading to content, empty or error', async () => {
    const load = vi.fn<Load>(async (key) => {
      if (key === 'bad') throw new Error('no');
      return key === 'none' ? [] : [key];
    });
    const machine = make(load);
    void machine.start();
    expect(machine.getSnapshot().phase).toBe('loading');
    await settle();
    expect(machine.getSnapshot()).toMatchObject({ key: 'a', phase: 'content', data: ['a'] });
    machine.show('none');
    await settle();
    expect(machine.getSnapshot()).toMatchObject({ phase: 'empty', data: [], isAsked: true });
    machine.show('bad');
    await settle();
    expect(machine.getSnapshot()).toMatchObject({ phase: 'error', error: new Error('no'), data: undefined });
  });

  it('treats a source that throws synchronously as failed', async () => {
    const machine = make(() => {
      throw new TypeError('broken');
    });
    void machine.start();
    await settle();
    expect(machine.getSnapshot().phase).toBe('error');
  });

  it('aborts the old request and drops its late answer', async () => {
    const { load, calls } = byHand();
    const machine = make(load);
    void machine.start();
    machine.show('b');
    machine.show('c');
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    calls[2]?.give(['c']);
    await settle();
    calls[0]?.give(['a']);
    calls[1]?.give(['b']);
    await settle();
    expect(machine.getSnapshot()).toMatchObject({ key: 'c', data: ['c'] });
  });

  it('can be stopped and started again', async () => {
    const { load, calls } = byHand();
    const machine = make(load);
    void machine.start();
    machine.stop();
    void machine.start();
    void machine.start();
    expect(calls).toHaveLength(2);
    calls[1]?.give(['a']);
    await settle();
    expect(machine.getSnapshot().phase).toBe('content');
  });

  it('loads again on retry, also a known answer', async () => {
    let count = 0;
    const machine = make(async () => [String(++count)]);
    void machine.start();
    await settle();
    machine.retry();
    expect(machine.getSnapshot().phase).toBe('loading');
    await settle();
    expect(machine.getSnapshot().data).toEqual(['2']);
  });

  it('calls its listeners after every change until they unsubscribe', async () => {
    const machine = make(async () => ['a']);
    const phases: string[] = [];
    const leave = machine.subscribe(() => phases.push(machine.getSnapshot().phase));
    machine.retry();
    await settle();
    leave();
    machine.retry();
    expect(phases).toEqual(['loading', 'content']);
  });
});
