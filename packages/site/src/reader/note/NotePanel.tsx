import './note.css';
import { Button } from '@headnote/ui/button';
import { TextArea } from '@headnote/ui/text-area';
import { useEffect, useId, useRef, useState } from 'react';
import type { DocumentPlace, ReaderDocument } from '../work/reader-document.js';
import { messages } from './messages.js';
import { NoteConflict } from './NoteConflict.js';
import { textAt, withTextAt } from '@headnote/core/notes';
import { Inline } from '@headnote/ui/layout';
import { NOTE_LIMIT } from './note-limit.js';
import { NoteVersions } from './NoteVersions.js';
import type { OpenNote } from './use-note.js';
import { whenOf } from './when-of.js';

export interface NotePanelProps {
  readonly document: ReaderDocument;
  readonly place: DocumentPlace;
  /** Undefined while it loads. */
  readonly note: OpenNote | undefined;
  readonly onClose: () => void;
}

/** The editor of a note, next to the text; at the bottom of a phone. It saves while the member writes. */
export function NotePanel({ document: { id, kind }, place, note, onClose }: NotePanelProps) {
  const headingId = useId();
  const title = place.anchor === '' ? messages.onWhole[kind] : messages.onPlace[kind](place.label);
  const close = () => {
    void note?.saver.flush();
    onClose();
  };
  return (
    // Escape closes it like the surfaces of the library; its buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="site-note hn-no-print"
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Inline gap={8} align="stretch" justify="between" isLine className="site-note__head">
        <h2 id={headingId}>{title}</h2>
        <span>{messages.onlyYou}</span>
      </Inline>
      {note ? (
        <Editor key={place.anchor} documentId={id} note={note} place={place} title={title} onClose={close} />
      ) : (
        <output>{messages.loading}</output>
      )}
    </section>
  );
}

interface EditorProps {
  readonly documentId: string;
  readonly note: OpenNote;
  readonly place: DocumentPlace;
  readonly title: string;
  readonly onClose: () => void;
}

function Editor({ documentId, note: { state, saver }, place, title, onClose }: EditorProps) {
  const { anchor: paragraph, label } = place;
  const box = useRef<HTMLTextAreaElement>(null);
  const stored = textAt(state.text, paragraph);
  const [text, setText] = useState(stored);
  // Another text came from a settled conflict or an earlier version. The ends of what is typed are not stored.
  if (text.trim() !== stored.trim()) setText(stored);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  // The parts on other paragraphs count too.
  const room = Math.max(0, NOTE_LIMIT - (state.text.length - stored.length));
  const edit = (next: string) => {
    setText(next);
    saver.edit(withTextAt(state.text, { paragraph, label, text: next }));
  };
  return (
    <>
      {state.phase === 'conflict' && state.other && (
        <NoteConflict mine={state.text} other={state.other} onSettle={(how) => saver.settle(how)} />
      )}
      <TextArea
        ref={box}
        label={<span className="hn-visually-hidden">{title}</span>}
        className="site-note__field"
        rows={3}
        maxRows={10}
        countTo={state.text.length > NEAR_LIMIT ? room : undefined}
        value={text}
        onChange={(event) => edit(event.target.value)}
      />
      <Inline gap={8} rowGap={0}>
        <output className={`site-note__state site-note__state--${state.phase}`}>{stateWords(state)}</output>
        <Button variant="delete" size="small" disabled={text.trim() === ''} onClick={() => edit('')}>
          {messages.delete}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {messages.close}
        </Button>
      </Inline>
      <NoteVersions documentId={documentId} onRestore={(earlier) => saver.edit(earlier)} />
    </>
  );
}

/** The counter appears near the limit. */
const NEAR_LIMIT = NOTE_LIMIT - 2000;

function stateWords({ phase, savedAt, problem, text }: OpenNote['state']): string {
  if (phase === 'failed' || phase === 'refused') return [problem, messages.phases[phase]].filter(Boolean).join(' ');
  if (phase !== 'saved') return messages.phases[phase];
  return text === '' || savedAt === '' ? messages.empty : messages.savedAt(whenOf(savedAt));
}
