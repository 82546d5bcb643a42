/** A list that stays one in JSON, also on pages where a library gives every array a `toJSON` that answers text. */
export const listed = (list: readonly unknown[] | undefined) => list && Object.assign([...list], { toJSON: undefined });
