/** Creates marks around citations in an unfinished text. Their places are known when the text is complete. */
export function createMarks() {
  const notes = [];
  return {
    mark: (text, note) => `\ue001${notes.push(note) - 1}\ue002${text}\ue003`,
    /** Returns the paragraph without marks, and the place of each mark. */
    take: (paragraph) => {
      const places = [];
      let text = '';
      let at = 0;
      for (const found of paragraph.matchAll(/\ue001(\d+)\ue002([^\ue003]*)\ue003/g)) {
        text += paragraph.slice(at, found.index);
        places.push({ start: text.length, text: found[2], ...notes[Number(found[1])] });
        text += found[2];
        at = found.index + found[0].length;
      }
      return { text: text + paragraph.slice(at), places };
    },
  };
}
