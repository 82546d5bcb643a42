/** The elements that are open at a position in sanitised HTML, each with an item of the caller's data. */
export interface OpenElements<T> {
  /** From the outermost to the innermost. */
  readonly items: () => readonly T[];
  /** Reports a start tag. */
  readonly open: (name: string, item: T) => void;
  /** Reports an end tag. Removes and returns the innermost element of this name and all inside it. */
  readonly close: (name: string) => readonly T[];
}

/** Creates a list of open elements. It counts names, so that end tags without a start tag take no time. */
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
