declare const is: unique symbol;

/** Reads a wire value to an English one. Throws a FieldProblem that names the wrong field. */
export interface Reader<T> {
  (value: unknown): T;
  /** What a server writes, if the reader accepts more than that. */
  readonly of?: AnyKind;
}

/** A field of an object: its kind, with its wire name if that is not the English one. */
type Field<T> = Kind<T> | readonly [wire: string, kind: Kind<T>];

/** How the fields of an object are written on the wire, by their English names. */
export type Fields<T> = { readonly [K in keyof T]-?: Field<T[K]> } & { readonly [is]?: T };

/**
 * How a value is written on the wire. The client reads by it and the server writes by it; the type of the value and the
 * schema of the answer are derived from it.
 *
 * - `text`, `count`, `day`…: a reader of one value
 * - `[kind]`: a list
 * - `['found', 'unread']`: one of these words
 * - `[kind, null]`: `null`, or another value in its place, if the value is missing or null; `undefined` drops the field
 * - `{ id: text, courtName: ['courtname', text] }`: an object
 */
export type Kind<T> =
  | Reader<T>
  | ([T] extends [string] ? readonly T[] : never)
  | ([T] extends [readonly (infer I)[]] ? readonly [Kind<I>] | readonly [readonly [Kind<I>], readonly []] : never)
  | (null extends T ? readonly [Kind<Exclude<T, null>>, null] : never)
  | (undefined extends T ? readonly [Kind<Exclude<T, undefined>>, undefined] : never)
  | ([T] extends [readonly unknown[]] ? never : [T] extends [object] ? Fields<T> : never);

/** A kind whose value is not known by its type. */
export type AnyKind = Reader<unknown> | readonly unknown[] | AnyFields;

/** Fields whose values are not known by their types. */
export interface AnyFields {
  readonly [english: string]: AnyKind;
}

type FieldValue<F> = F extends readonly [string, infer K extends AnyKind] ? ValueOf<K> : ValueOf<F>;

type Missable<F> = { [K in keyof F]-?: undefined extends FieldValue<F[K]> ? K : never }[keyof F];

/** Mapped over the fields themselves, so that an editor shows their comments. */
type Values<F> = { readonly [K in keyof F]: FieldValue<F[K]> };

type ObjectOf<F> = [Missable<F>] extends [never]
  ? Values<F>
  : Values<Omit<F, Missable<F>>> & Partial<Values<Pick<F, Missable<F>>>>;

/** The value that a kind describes. */
export type ValueOf<K> =
  K extends Reader<infer T>
    ? T
    : K extends readonly [infer I extends AnyKind]
      ? readonly ValueOf<I>[]
      : K extends readonly [infer I extends AnyKind, infer E]
        ? ValueOf<I> | (E extends readonly [] ? never : E)
        : K extends readonly string[]
          ? K[number]
          : K extends object
            ? typeof is extends keyof K
              ? K extends { readonly [is]?: infer T }
                ? T
                : never
              : ObjectOf<K>
            : never;
