/** What was typed, taken apart: quoted phrases, and the words around them. */
export interface TypedText {
  readonly phrases: readonly string[];
  readonly words: string;
}

/** Takes the quoted parts out of a text. A quote that is never closed is no phrase: its words stay words. */
export function splitPhrases(text: string): TypedText {
  const phrases: string[] = [];
  const words = text.replace(/["“”„]([^"“”„]*)["“”„]/g, (_, phrase: string) => {
    if (phrase.trim() !== '') phrases.push(collapse(phrase));
    return ' ';
  });
  return { phrases, words: collapse(words.replace(/["“”„]/g, ' ')) };
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
