import { Button } from '@headnote/ui/button';
import { Callout } from '@headnote/ui/callout';
import { Inline } from '@headnote/ui/layout';
import type { Settlement, StoredNote } from './create-note-saver.js';
import { messages } from './messages.js';

export interface NoteConflictProps {
  readonly mine: string;
  readonly other: StoredNote;
  readonly onSettle: (how: Settlement) => void;
}

/** Both texts of a note that was changed in two places, and the three ways to go on. */
export function NoteConflict({ mine, other, onSettle }: NoteConflictProps) {
  const isDeleted = other.version === 0;
  return (
    <Callout tone="caution" title={messages.conflict} className="site-note__conflict">
      <p>{messages.conflictText}</p>
      <h3>{messages.mine}</h3>
      <p className="site-note__text">{mine}</p>
      <h3>{messages.other}</h3>
      <p className="site-note__text">{isDeleted ? messages.deleted : other.note}</p>
      <Inline gap={8} align="stretch" className="site-note__choices">
        <Button size="small" onClick={() => onSettle('mine')}>
          {messages.keepMine}
        </Button>
        <Button size="small" onClick={() => onSettle('other')}>
          {messages.keepOther}
        </Button>
        {!isDeleted && (
          <Button size="small" onClick={() => onSettle('both')}>
            {messages.keepBoth}
          </Button>
        )}
      </Inline>
    </Callout>
  );
}
