import { Presets, SingleBar } from 'cli-progress';
import type { ImportProgress } from './import-progress.js';

/** Without a terminal, a line is printed after this time … */
const LINE_EVERY_MS = 2_000;

/** … or this many documents, whichever comes first. */
const LINE_EVERY_DOCUMENTS = 500;

/** Shows the progress of an import. `stop` removes the bar before a summary is printed. */
export interface ProgressView {
  show(progress: ImportProgress): void;
  stop(): void;
}

/** Draws a bar on a terminal, and prints lines anywhere else. */
export function createProgressView(stream: NodeJS.WriteStream): ProgressView {
  return stream.isTTY ? createBar(stream) : createLines(stream);
}

function createBar(stream: NodeJS.WriteStream): ProgressView {
  let phase: ImportProgress['phase'] | undefined;
  let bar: SingleBar | undefined;
  const stop = () => bar?.stop();
  return {
    stop,
    show(progress) {
      if (progress.phase !== phase) {
        stop();
        phase = progress.phase;
        const format = `${labels[phase]} {bar} {percentage}% | {done} documents | {rate}/s`;
        bar = new SingleBar({ format, stream, hideCursor: true, etaBuffer: 50 }, Presets.shades_classic);
        bar.start(progress.total, 0, { done: 0, rate: 0 });
      }
      bar?.setTotal(progress.total);
      bar?.update(progress.position, { done: progress.done, rate: rateOf(progress) });
    },
  };
}

function createLines(stream: NodeJS.WriteStream): ProgressView {
  let shownAt = Date.now();
  let shownDone = 0;
  return {
    stop() {},
    show(progress) {
      const isDue = Date.now() - shownAt >= LINE_EVERY_MS || progress.done - shownDone >= LINE_EVERY_DOCUMENTS;
      if (progress.done < shownDone) shownDone = 0;
      if (!isDue) return;
      shownAt = Date.now();
      shownDone = progress.done;
      // The size of a folder or of a set on a server is not known before its end.
      const isKnown = progress.position <= progress.total && progress.total > 0;
      const percent = isKnown ? `, ${Math.floor((100 * progress.position) / progress.total)} %` : '';
      stream.write(`${labels[progress.phase]}: ${progress.done} documents${percent}\n`);
    },
  };
}

const labels: Readonly<Record<ImportProgress['phase'], string>> = {
  reading: 'Reading',
  resolving: 'Resolving citations',
  naming: 'Counting names and words',
  indexing: 'Indexing',
};

const startedAt = new Map<string, number>();

function rateOf({ phase, done }: ImportProgress): number {
  const start = startedAt.get(phase) ?? Date.now();
  startedAt.set(phase, start);
  const seconds = (Date.now() - start) / 1000;
  return seconds === 0 ? 0 : Math.round(done / seconds);
}
