/** Thrown by a reader: which field is wrong, and how. It becomes a schema issue or a ContractError. */
export class FieldProblem extends Error {
  readonly path: readonly (string | number)[];

  constructor(path: readonly (string | number)[], problem: string) {
    super(problem);
    this.path = path;
  }
}

/** Returns the value as an object with unknown fields, or throws. */
export function asObject(value: unknown, path: readonly (string | number)[]): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new FieldProblem(path, 'not an object');
}

/** Returns the value as a list, or throws. */
export function asList(value: unknown, path: readonly (string | number)[]): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new FieldProblem(path, 'not a list');
}
