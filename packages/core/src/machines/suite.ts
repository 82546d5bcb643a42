/** A test that every view of a machine must pass. */
export interface Behaviour<Mount> {
  /** The name of the test. */
  readonly name: string;
  /** A capability that the test requires. A view without it skips the test by name. */
  readonly needs?: string | undefined;
  /** Rejects if the test fails. `mount` creates a view; the runner removes it afterwards. */
  readonly run: (mount: Mount) => Promise<void>;
}

/** All tests of a machine, for any test runner: `for (const { name, run } of suite) it(name, () => run(mount))`. */
export type Suite<Mount> = readonly Behaviour<Mount>[];

/** A value that a view returns synchronously or as a promise. */
export type Now<T = void> = T | Promise<T>;

/** Throws if two values are not deeply equal. */
export function same(actual: unknown, expected: unknown, what: string): void {
  const [found, wanted] = [write(actual), write(expected)];
  if (found !== wanted) throw new Error(`${what}: expected ${wanted}, found ${found}`);
}

function write(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
