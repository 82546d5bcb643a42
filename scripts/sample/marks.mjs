/** Marks around a citation while a text is composed: their places are only known when it is complete. */
export function createMarks() {
  const notes = [];
  return {
    mark: (text, note) => `\u0001${notes.push(note) - 1}\u0002${text}\u0003`,
    /** The paragraph without marks, and where each of them stood. */
    take: (paragraph) => {
      const places = [];
      let text = '';
      let at = 0;
      for (const found of paragraph.matchAll(/\u0001(\d+)\u0002([^\u0003]*)\u0003/g)) {
        text += paragraph.slice(at, found.index);
        places.push({ start: text.length, text: found[2], ...notes[Number(found[1])] });
        text += found[2];
        at = found.index + found[0].length;
      }
      return { text: text + paragraph.slice(at), places };
    },
  };
}
