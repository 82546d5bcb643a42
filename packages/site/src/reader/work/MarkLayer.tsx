import './marks.css';
import { bookmarkIcon, Icon } from '@headnote/ui/icon';
import type { RefObject } from 'react';
import type { NotePart } from '@headnote/core/notes';
import { messages as noteMessages } from '../note/messages.js';
import { messages } from './messages.js';
import type { DocumentPlace } from './reader-document.js';
import { usePlaces } from './use-places.js';

export interface MarkLayerProps {
  readonly text: RefObject<HTMLDivElement | null>;
  readonly html: string;
  /** Anchors of the bookmarked paragraphs. */
  readonly bookmarks: readonly string[];
  readonly notes: readonly NotePart[];
  readonly labelOf: (anchor: string) => string;
  readonly onNote: (place: DocumentPlace) => void;
}

/** Bookmarks and notes next to the margin rule, each at its paragraph. On a wide screen a note stands there in full. */
export function MarkLayer({ text, html, bookmarks, notes, labelOf, onNote }: MarkLayerProps) {
  const tops = usePlaces(text, { html, anchors: [...bookmarks, ...notes.map(({ paragraph }) => paragraph)] });
  return (
    <div className="site-marks hn-no-print">
      {bookmarks.map((anchor) => (
        <a
          key={anchor}
          className="site-marks__bookmark"
          style={{ insetBlockStart: tops.get(anchor) }}
          href={`#${anchor}`}
          hidden={!tops.has(anchor)}
          aria-label={messages.bookmarkAt(labelOf(anchor))}
        >
          <Icon shape={bookmarkIcon} size={18} />
        </a>
      ))}
      {notes.map(({ paragraph, label, text: words }) => (
        <button
          key={paragraph}
          type="button"
          className={bookmarks.includes(paragraph) ? 'site-marks__note site-marks__note--below' : 'site-marks__note'}
          style={{ insetBlockStart: tops.get(paragraph) }}
          hidden={!tops.has(paragraph)}
          aria-label={noteMessages.noteAt(label, words.slice(0, 120))}
          onClick={() => onNote({ anchor: paragraph, label })}
        >
          <span className="site-marks__words hn-visually-hidden">{words}</span>
        </button>
      ))}
    </div>
  );
}
