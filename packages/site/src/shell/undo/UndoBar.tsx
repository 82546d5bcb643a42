import './undo.css';
import { Button } from '@headnote/ui/button';
import { useShortcut } from '../keys/use-shortcut.js';
import { messages } from './messages.js';
import type { ScreenUndo } from './use-undo.js';

const key = { key: 'z', label: messages.undoKey };

/** Says what was changed last, with Undo. The time to undo stops while the pointer or the focus is on it. */
export function UndoBar({ undo: { undo, hold, release, state } }: { undo: ScreenUndo }) {
  useShortcut(key, () => void undo());
  const last = state.done.findLast(({ phase }) => phase === 'pending');
  return (
    <div className="site-undo">
      <output className={last ? undefined : 'hn-visually-hidden'}>{last?.action.label}</output>
      {last && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only stops the clock; the button is inside
        <span
          onPointerEnter={() => hold('hover')}
          onPointerLeave={() => release('hover')}
          onFocus={() => hold('focus')}
          onBlur={() => release('focus')}
        >
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              undo(last.id);
              release('focus');
              release('hover');
            }}
          >
            {messages.undo} <kbd className="hn-key">{key.key}</kbd>
          </Button>
        </span>
      )}
    </div>
  );
}
