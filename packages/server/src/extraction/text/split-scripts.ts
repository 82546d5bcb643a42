/** A part of a text in one script. */
export interface ScriptPart {
  readonly text: string;
  readonly isDevanagari: boolean;
}

const DEVANAGARI = /([\u0900-\u097F\u1CD0-\u1CFF\uA8E0-\uA8FF\u200C\u200D]+)/;

/** Splits a text into parts that a font of one script can draw, in their order. */
export function splitScripts(text: string): ScriptPart[] {
  return text
    .split(DEVANAGARI)
    .map((part, index) => ({ text: part, isDevanagari: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
