/** One promise of a machine to its reader, checked on whatever draws it. */
export interface Behaviour<Mount> {
  /** The promise, to be the name of a test. */
  readonly name: string;
  /** What a skin must be able to do for this promise; a skin that cannot leaves it out by name. */
  readonly needs?: string | undefined;
  /** Rejects when the promise is not kept. `mount` makes a skin; the runner takes it away afterwards. */
  readonly run: (mount: Mount) => Promise<void>;
}

/** All promises of a machine, run with any test runner: `for (const { name, run } of suite) it(name, () => run(mount))`. */
export type Suite<Mount> = readonly Behaviour<Mount>[];

/** What a skin answers at once or a little later; a suite awaits either. */
export type Now<T = void> = T | Promise<T>;

/** Throws when two values are not the same in all they hold. */
export function same(actual: unknown, expected: unknown, what: string): void {
  const [found, wanted] = [write(actual), write(expected)];
  if (found !== wanted) throw new Error(`${what}: expected ${wanted}, found ${found}`);
}

function write(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
