/** A section with its parts: `138(1)(b)`. */
const CITED = /^(\d{1,4}[a-z]{0,3})((?:\(\w{1,5}\))+)$/i;

/** What courts call the parts of a provision, from the outermost; a section's own part may also be a clause. */
const PARTS = [
  { of: 'section', numbers: ['sub-section', 'clause', 'sub-clause'], letters: ['clause', 'sub-clause'] },
  { of: 'section', numbers: ['subsection', 'clause', 'sub-clause'], letters: [] },
  { of: 'article', numbers: ['clause', 'sub-clause'], letters: ['clause', 'sub-clause'] },
  { of: 'rule', numbers: ['sub-rule', 'clause', 'sub-clause'], letters: ['clause', 'sub-clause'] },
] as const;

/** Whether a text is a section with its parts, which are found together only. */
export const isCitedProvision = (text: string): boolean => CITED.test(text);

/** Returns a section as courts write it in words: `clause (b) of sub-section (1) of section 138`. None for any other text. */
export function provisionsInWords(text: string): readonly string[] {
  const [, number = '', behind = ''] = CITED.exec(text) ?? [];
  const parts = behind.match(/\(\w+\)/g) ?? [];
  if (parts.length === 0) return [];
  return PARTS.flatMap(({ of, numbers, letters }) => {
    const names = /\d/.test(parts[0] ?? '') ? numbers : letters;
    if (parts.length > names.length) return [];
    const inWords = parts.map((part, at) => `${names[at]} ${part}`);
    return [`${inWords.toReversed().join(' of ')} of ${of} ${number}`, `${of} ${number} ${inWords.join(' ')}`];
  });
}
