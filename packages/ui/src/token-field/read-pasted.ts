/** Splits pasted text at commas, semicolons, tabs and line ends, and drops duplicates. */
export function splitPasted(text: string): readonly string[] {
  const parts = text.split(/[,;\t\r\n]+/).map((part) => part.trim());
  return Array.from(new Set(parts.filter((part) => part !== '')));
}

/** Rules for turning pasted text into values. */
export interface PasteRules<T> {
  readonly load: (text: string, call: { readonly signal: AbortSignal }) => Promise<readonly T[]> | readonly T[];
  readonly labelOf: (option: T) => string;
  /** Makes a value from text that is no option. Without it, such text is unknown. */
  readonly fromText: ((text: string) => T) | undefined;
}

/** Result of a paste. */
export interface Pasted<T> {
  readonly values: readonly T[];
  readonly unknown: readonly string[];
}

/** Looks up each text, one request after another. A failed request counts as unknown. */
export async function readPasted<T>(
  words: readonly string[],
  { load, labelOf, fromText }: PasteRules<T>,
  signal: AbortSignal,
): Promise<Pasted<T>> {
  const values: T[] = [];
  const unknown: string[] = [];
  for (const word of words) {
    const options = await ask(word, load, signal);
    const found = options.find((option) => labelOf(option).toLowerCase() === word.toLowerCase()) ?? fromText?.(word);
    if (found === undefined) unknown.push(word);
    else values.push(found);
  }
  return { values, unknown };
}

async function ask<T>(word: string, load: PasteRules<T>['load'], signal: AbortSignal): Promise<readonly T[]> {
  if (signal.aborted) return [];
  try {
    return await load(word, { signal });
  } catch {
    // The reader sees the text listed as unknown and can type it to see the error.
    return [];
  }
}
