/** Longest text: a brief of 2,000 pages. A longer one would keep a phone busy for minutes. */
export const MAX_BRIEF = 5_000_000;

/** The text of a brief, or why there is none. */
export type Brief = { readonly text: string } | { readonly problem: string };

/** Reads a file as plain text. Control characters say that it is something else, whatever its name. */
export async function readBrief(file: File): Promise<Brief> {
  if (file.size > MAX_BRIEF * 4) return { problem: `${file.name} is too long. A text may have 50,00,000 characters.` };
  const text = await file.text();
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008]/.test(text.slice(0, 4096))) {
    return { problem: `${file.name} is no plain text. Save it as text first, or paste its words.` };
  }
  return tooLong(text) ?? { text: text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '') };
}

/** Why a text is too long to be checked; undefined when it is not. */
export function tooLong(text: string): { readonly problem: string } | undefined {
  return text.length > MAX_BRIEF ? { problem: 'The text is too long: at most 50,00,000 characters.' } : undefined;
}
