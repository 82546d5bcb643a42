/** Thrown while an answer is read by hand: which field is not as agreed, and how. Turned into an issue or an error. */
export class FieldProblem extends Error {
  readonly path: readonly (string | number)[];

  constructor(path: readonly (string | number)[], problem: string) {
    super(problem);
    this.path = path;
  }
}

/** The value as an object with unknown fields. */
export function asObject(value: unknown, path: readonly (string | number)[]): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new FieldProblem(path, 'not an object');
}

/** The value as a list. */
export function asList(value: unknown, path: readonly (string | number)[]): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new FieldProblem(path, 'not a list');
}
