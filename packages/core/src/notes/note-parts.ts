/**
 * A member has one note on a document. It is plain text; a part of it belongs to a paragraph when it follows a line like
 * `¶ 98 #p412`: the printed number, if there is one, and the anchor of the paragraph; of an act, of the section.
 */
export interface NoteParts {
  /** What belongs to the whole document. */
  readonly whole: string;
  /** In the order of the note. */
  readonly parts: readonly NotePart[];
}

/** What a note says of one paragraph. */
export interface NotePart {
  /** Anchor of the paragraph or section: `p412`, `s34A`. */
  readonly paragraph: string;
  /** Its printed number; empty if it has none. */
  readonly label: string;
  readonly text: string;
}

const HEAD = /^¶ ?(\S*) #([a-z][\w-]*)$/;

/** Splits a note. Text that no line assigns to a paragraph belongs to the whole document. */
export function readNote(note: string): NoteParts {
  const whole: string[] = [];
  const parts: { paragraph: string; label: string; lines: string[] }[] = [];
  for (const line of note.split('\n')) {
    const [, label, paragraph] = HEAD.exec(line) ?? [];
    if (paragraph !== undefined) parts.push({ paragraph, label: label ?? '', lines: [] });
    else (parts.at(-1)?.lines ?? whole).push(line);
  }
  return {
    whole: whole.join('\n').trim(),
    parts: parts.map(({ paragraph, label, lines }) => ({ paragraph, label, text: lines.join('\n').trim() })),
  };
}

/** A note for the outside, such as a list of authorities: with the printed numbers, without anchors. */
export function plainNote(note: string): string {
  const { whole, parts } = readNote(note);
  return [whole, ...parts.map(plainPart)].filter((text) => text !== '').join('\n');
}

/** Joins the parts of a note. A part without words is left out. */
export function writeNote({ whole, parts }: NoteParts): string {
  const written = parts
    .filter(({ text }) => text.trim() !== '')
    .map(({ paragraph, label, text }) => `¶ ${label}${label && ' '}#${paragraph}\n${text.trim()}`);
  return [whole.trim(), ...written].filter((text) => text !== '').join('\n\n');
}

/** What a note says of one place; an empty paragraph is the whole document. */
export function textAt(note: string, paragraph: string): string {
  const { whole, parts } = readNote(note);
  if (paragraph === '') return whole;
  return parts
    .filter((part) => part.paragraph === paragraph)
    .map(({ text }) => text)
    .join('\n\n');
}

/** Replaces what a note says of one place, and keeps the rest. */
export function withTextAt(note: string, { paragraph, label, text }: NotePart): string {
  const { whole, parts } = readNote(note);
  if (paragraph === '') return writeNote({ whole: text, parts });
  const at = parts.findIndex((part) => part.paragraph === paragraph);
  const others = parts.filter((part) => part.paragraph !== paragraph);
  const position = at < 0 ? others.filter((part) => orderOf(part) < orderOf({ paragraph })).length : at;
  return writeNote({ whole, parts: others.toSpliced(position, 0, { paragraph, label, text }) });
}

const orderOf = ({ paragraph }: Pick<NotePart, 'paragraph'>): number => Number(/\d+/.exec(paragraph)?.[0] ?? 0);

/**
 * Moves the parts of a note to other places. A part for which `placeOf` returns undefined belongs to the whole document from
 * then on, after its printed number: words at a wrong paragraph are worse.
 */
export function moveNoteParts(
  note: string,
  placeOf: (part: NotePart) => Pick<NotePart, 'paragraph' | 'label'> | undefined,
): string {
  const { whole, parts } = readNote(note);
  const moved = parts.map((part) => ({ part, place: placeOf(part) }));
  const lost = moved.filter(({ place }) => place === undefined).map(({ part }) => plainPart(part));
  return writeNote({
    whole: [whole, ...lost].filter((text) => text !== '').join('\n\n'),
    parts: moved.flatMap(({ part, place }) => (place ? [{ ...part, ...place }] : [])),
  });
}

const plainPart = ({ label, text }: NotePart): string => (label === '' ? text : `¶ ${label}: ${text}`);

/** Joins several notes on one text to one: what they say of the same place follows each other. */
export function joinNotes(notes: readonly string[]): string {
  const [first = '', ...others] = notes;
  return others.reduce((joined, note) => {
    const { whole, parts } = readNote(note);
    const places = [{ paragraph: '', label: '', text: whole }, ...parts];
    return places.reduce((text, part) => {
      const both = [textAt(text, part.paragraph), part.text].filter((own) => own !== '').join('\n\n');
      return withTextAt(text, { ...part, text: both });
    }, joined);
  }, first);
}
