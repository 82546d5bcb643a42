import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the engine as one minified script, as a page loads it. */
async function bundle(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['headnote-source'] },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, 'packages/core/src/citation/index.ts'), formats: ['iife'], name: 'engine' },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The engine was not built.');
  return output.output[0].code;
}

/** The worker's script: measures the extraction and counts the citations. */
const WORK = `onmessage = ({ data: { text, rounds } }) => {
  const times = [];
  let found = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    found = engine.extractCitations(text).length;
    times.push(performance.now() - start);
  }
  const warm = times.slice(1).sort((one, other) => one - other);
  postMessage({ first: times[0], best: warm[0], median: warm[Math.floor(warm.length / 2)], found });
};`;

/** Times of one text in a worker of Chromium, in milliseconds. */
export interface WorkerTimes {
  /** The first run, as on a page. */
  readonly first: number;
  /** The shortest run, which other work on the machine affects least. */
  readonly best: number;
  readonly median: number;
  readonly found: number;
}

/** Measures extraction in a browser's worker. Returns undefined if Chromium is not installed. */
export async function timeInWorker(text: string, rounds: number): Promise<WorkerTimes | undefined> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) return undefined;
  const script = `${await bundle()}\n${WORK}`;
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    const page = await browser.newPage();
    return await page.evaluate(
      ({ code, input }) =>
        new Promise<WorkerTimes>((resolve, reject) => {
          const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
          worker.onmessage = ({ data }: MessageEvent<WorkerTimes>) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage(input);
        }),
      { code: script, input: { text, rounds } },
    );
  } finally {
    await browser.close();
  }
}
