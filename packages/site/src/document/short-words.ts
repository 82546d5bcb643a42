/** The first words of a text, at most so many characters, with an ellipsis when some are missing. */
export function shortWords(words: string, longest: number): string {
  return words.length > longest ? `${words.slice(0, longest).replace(/\s+\S*$/, '')} …` : words;
}
