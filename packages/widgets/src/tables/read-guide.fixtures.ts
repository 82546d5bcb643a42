/** What the guide, docs/embedding.md, says about the widgets. Tests compare it with the code. */
export function readGuide(guide: string) {
  /** The text of a section. */
  const section = (heading: string): string => guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

  /** The rows of all tables in a section, without their heads. Code marks are left out. */
  const rowsIn = (heading: string): string[][] =>
    section(heading)
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('`', '')),
      );

  /** The text below `headnote-<widget>` in a section, up to the next widget. */
  const about = (heading: string, widget: string): string =>
    section(heading).split(`\n\`headnote-${widget}\``)[1]?.split('\n`headnote-')[0] ?? '';

  /** The part names of a widget. */
  const partsOf = (widget: string): string[] => {
    const text = about('Theme', widget).split('\n\n')[0] ?? '';
    return [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name ?? '').toSorted();
  };

  return { section, rowsIn, about, partsOf };
}
