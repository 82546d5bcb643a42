import { Icon, moreIcon } from '@headnote/ui/icon';
import { IconButton } from '@headnote/ui/icon-button';
import type { MenuEntry } from '@headnote/ui/menu';
import type { RefObject } from 'react';
import { useShortcut } from '../../shell/keys/use-shortcut.js';
import { LazyMenu } from '../../shell/lazy/LazyMenu.js';
import { useNotify } from '../../notices/use-notify.js';
import { textAt } from '@headnote/core/notes';
import { messages } from './messages.js';
import { WHOLE, type DocumentPlace, type ReaderDocument } from './reader-document.js';
import { bookmarkable } from './use-bookmarks.js';
import { useCurrentPlace } from './use-current-place.js';
import { usePlaces } from './use-places.js';
import type { ReaderWork } from './use-reader-work.js';

export interface PlaceToolsProps {
  readonly document: ReaderDocument;
  readonly text: RefObject<HTMLDivElement | null>;
  readonly html: string;
  readonly work: ReaderWork;
}

/**
 * A button at the paragraph that the member is at, with what can be done with the paragraph. It follows the pointer, a tap,
 * the focus, and the keys for the next and the previous paragraph.
 */
export function PlaceTools({ document, text, html, work }: PlaceToolsProps) {
  const { place, step, here } = useCurrentPlace(text, { kind: document.kind, html });
  const tops = usePlaces(text, { html, anchors: place ? [place.anchor] : [] });
  const act = usePlaceActions(document, work);
  useShortcut({ key: 'j', label: messages.nextParagraph }, () => step(1));
  useShortcut({ key: 'k', label: messages.previousParagraph }, () => step(-1));
  const atHere = (id: string) => () => {
    const current = here();
    if (current) act(id, current);
  };
  useShortcut({ key: 'b', label: messages.bookmarkKey }, atHere('bookmark'));
  useShortcut({ key: 'm', label: messages.noteKey }, () => act('note', here() ?? WHOLE));
  const top = place && tops.get(place.anchor);
  if (!place || top === undefined) return null;
  const { kind } = document;
  const name = kind === 'act' ? messages.sectionTools(place.label) : messages.paragraphTools(place.label);
  return (
    <div className="site-paragraph-tools hn-no-print" style={{ insetBlockStart: top }}>
      <LazyMenu
        align="end"
        label={name}
        trigger={<IconButton variant="quiet" size="small" name={name} icon={<Icon shape={moreIcon} size={16} />} />}
        entries={entriesOf(document, place, work)}
        onPick={(id) => act(id, place)}
      />
    </div>
  );
}

function entriesOf({ citationOf }: ReaderDocument, { anchor, label }: DocumentPlace, work: ReaderWork): MenuEntry[] {
  const { bookmarks, note, speech } = work;
  const isMarked = bookmarks.anchors.includes(anchor);
  const hasNote = textAt(note?.state.text ?? '', anchor) !== '';
  return [
    ...(bookmarkable(anchor) === undefined
      ? []
      : [{ id: 'bookmark', label: isMarked ? messages.removeBookmark : messages.addBookmark, shortcut: 'b' }]),
    { id: 'note', label: hasNote ? messages.editNote : messages.writeNote, shortcut: 'm' },
    { id: 'link', label: messages.copyLink },
    ...(citationOf && label !== '' ? [{ id: 'citation', label: messages.copyCitation }] : []),
    ...(speech.isPossible ? [{ id: 'speak', label: messages.readFromHere }] : []),
  ];
}

function usePlaceActions({ citationOf }: ReaderDocument, work: ReaderWork): (id: string, place: DocumentPlace) => void {
  const notify = useNotify();
  const copy = async (words: string, done: string) => {
    try {
      await navigator.clipboard.writeText(words);
      notify({ type: 'SUCCESS', title: messages.success, text: done });
    } catch {
      // The browser has no clipboard, or refuses it.
      notify({ type: 'INFO', title: messages.copyLink, text: messages.notCopied(words) });
    }
  };
  return (id, place) => {
    if (id === 'bookmark') void work.bookmarks.toggle(place.anchor);
    if (id === 'note') work.openNote(place);
    if (id === 'link') void copy(new URL(`#${place.anchor}`, window.location.href).href, messages.copiedLink);
    if (id === 'citation' && citationOf) {
      const line = citationOf(place.label);
      void copy(line, messages.copied(line));
    }
    if (id === 'speak') work.speech.start(place.anchor);
  };
}
