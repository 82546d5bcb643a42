import { amendedPlaces } from '@headnote/core/content/browser';
import { formatDate, readAmendmentNote } from '@headnote/core/format';
import { useEffect, useState, type RefObject } from 'react';
import { messages } from './messages.js';
import { bracketsOf, type Amended, type Bracket } from './amendment-brackets.js';

interface AmendmentLayerProps {
  readonly text: RefObject<HTMLDivElement | null>;
  readonly html: string;
}

/**
 * A bracket at the margin rule along each line that an amendment changed, with the day from which it applies. Each leads to its note. The
 * raised number in the text does the same for the keyboard and for screen readers, so the brackets are hidden from them.
 */
export function AmendmentLayer({ text, html }: AmendmentLayerProps) {
  const [brackets, setBrackets] = useState<readonly Bracket[]>([]);
  useEffect(() => {
    const root = text.current;
    if (!root) return;
    let amended: readonly Amended[] | undefined;
    const observer = new ResizeObserver(() => {
      amended ??= read(root);
      setBrackets(bracketsOf(root, amended));
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [text, html]);
  return (
    <div className="hn-no-print" aria-hidden="true">
      {brackets.map(({ top, height, isLower, amendment, hasDay }) => (
        <a
          key={`${amendment.noteId} ${top}`}
          tabIndex={-1}
          className={isLower ? 'site-amendment site-amendment--lower' : 'site-amendment'}
          style={{ insetBlockStart: top, blockSize: height }}
          href={`#${amendment.noteId}`}
          title={amendment.note}
        >
          {hasDay && <span className="site-amendment__day">{amendment.day}</span>}
        </a>
      ))}
    </div>
  );
}

function read(root: Element): readonly Amended[] {
  const notes = new Map<string, string>();
  return amendedPlaces(root).flatMap((place): Amended[] => {
    const note = notes.get(place.noteId) ?? noteOf(root, place.noteId);
    notes.set(place.noteId, note);
    const amendment = readAmendmentNote(note);
    if (amendment === undefined) return [];
    const { on, year } = amendment;
    return [{ ...place, note, day: on === null ? String(year ?? '') : formatDate(on) }];
  });
}

const noteOf = (root: Element, id: string): string =>
  root.querySelector(`[id="${CSS.escape(id)}"]`)?.textContent?.trim() ?? messages.amended;
