/** The elements that are open at a place of sanitised HTML, each with what its reader keeps about it. */
export interface OpenElements<T> {
  /** From the outermost to the innermost. */
  readonly items: () => readonly T[];
  /** A start tag. */
  readonly open: (name: string, item: T) => void;
  /** An end tag: takes away the innermost element of this name and all inside it; gives them, none without a start tag. */
  readonly close: (name: string) => readonly T[];
}

/** Keeps open elements in time linear in the number of tags: names are counted, so an end tag without a start looks at none. */
export function createOpenElements<T>(): OpenElements<T> {
  const names: string[] = [];
  const items: T[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, by: 1 | -1): void => void counts.set(name, (counts.get(name) ?? 0) + by);
  return {
    items: () => items,
    open(name, item) {
      names.push(name);
      items.push(item);
      count(name, 1);
    },
    close(name) {
      if (!counts.get(name)) return [];
      const place = names.lastIndexOf(name);
      for (const closed of names.splice(place)) count(closed, -1);
      return items.splice(place);
    },
  };
}
