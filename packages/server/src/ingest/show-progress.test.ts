import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ImportProgress } from './import-progress.js';
import { createProgressView } from './show-progress.js';

function fakeStream(isTTY: boolean): { stream: NodeJS.WriteStream; written: string[] } {
  const written: string[] = [];
  const stream = Object.assign(Object.create(process.stdout) as NodeJS.WriteStream, {
    isTTY,
    columns: 80,
    write: (text: string) => written.push(text) > 0,
  });
  return { stream, written };
}

const at = (done: number, phase: ImportProgress['phase'] = 'reading'): ImportProgress => ({
  phase,
  done,
  position: done,
  total: 1_000,
});

afterEach(() => vi.useRealTimers());

describe('createProgressView', () => {
  it('prints a line every 500 documents without a terminal', () => {
    const { stream, written } = fakeStream(false);
    const view = createProgressView(stream);
    for (let done = 1; done <= 1_000; done += 1) view.show(at(done));
    expect(written).toEqual(['Reading: 500 documents, 50 %\n', 'Reading: 1000 documents, 100 %\n']);
  });

  it('prints a line every two seconds if documents are slow', () => {
    vi.useFakeTimers();
    const { stream, written } = fakeStream(false);
    const view = createProgressView(stream);
    view.show(at(1));
    vi.advanceTimersByTime(2_000);
    view.show(at(2, 'indexing'));
    expect(written).toEqual(['Indexing: 2 documents, 0 %\n']);
  });

  it('draws a bar on a terminal', () => {
    const { stream, written } = fakeStream(true);
    const view = createProgressView(stream);
    view.show(at(250));
    view.show(at(250, 'indexing'));
    view.stop();
    expect(written.join('')).toContain('Reading');
    expect(written.join('')).toContain('Indexing');
  });
});
