import golden from './wire.golden.json' with { type: 'json' };

/** A call as the file typed from the specification describes it. */
export interface GoldenCall {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly base?: string;
  readonly headers: string;
  readonly marks?: readonly string[];
  readonly query: readonly string[];
  readonly body: readonly string[] | 'search';
  readonly specPath?: string;
  readonly bodyForm?: { readonly ours: boolean; readonly names: readonly string[] };
  readonly values?: Readonly<Record<string, string>>;
  readonly ours?: true | readonly string[];
  readonly postAlias?: true;
  readonly answer?: readonly string[];
  readonly answerAs?: string;
  readonly sends?: string;
}

/** Every call of the file, in its order. */
export const goldenCalls = golden.calls as unknown as readonly GoldenCall[];

/** Names that a search body may have at its top. */
export const goldenSearchNames: readonly string[] = golden.search;

/** The value at a path of names and indexes, for example `outdata.0.userid`; undefined if there is none. */
export function valueAt(answer: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], answer);
}
