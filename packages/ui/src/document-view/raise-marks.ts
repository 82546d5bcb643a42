const section = /<section id="([^"]*)">[\s\S]*?<\/section>/g;
/**
 * The number of an amendment before its bracket, which the source prints on the line: `] 2 [`, `; 5 [(aa)`, or at the start of a paragraph.
 * Behind a word it may be the number of a section: `section 36 [excluding`.
 */
const onTheLine = /(<p(?:\s[^<>]*)?>|[\].;:,]|\[)(\s?)(\d{1,2})(?=\s?\[)/g;
/** A mark of the source without its number: `^[11DD.`, `clauses ^(d)`; with an asterisk it leads to a note below. */
const bareMark = /\^(\*?)(?!\d)/g;

/**
 * Raises the numbers of amendments that a source prints on the line, as it raises the others, and hides its bare marks `^`. A number with a
 * note leads there; without any note it counts only on a page of a scan, whose notes are not told apart. No word is changed.
 */
export function raiseMarks(html: string): string {
  return html.replace(section, (whole, anchor: string) => {
    const isPage = anchor.startsWith('doc-page-');
    const noteOf = (number: string): string | undefined => {
      const id = `doc-${anchor.replace(/^doc-/, '')}-n${number}`;
      return whole.includes(`id="${id}"`) ? id : undefined;
    };
    return whole
      .replace(onTheLine, (words, before: string, space: string, number: string) => {
        const id = noteOf(number);
        if (id !== undefined) return `${before}${space}<sup><a href="#${id}">${number}</a></sup>`;
        return isPage ? `${before}${space}<sup>${number}</sup>` : words;
      })
      .replace(bareMark, '<span class="hn-document__caret">^</span>$1');
  });
}
