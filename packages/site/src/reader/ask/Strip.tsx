import { allSentences, besideChosen, isSameSentence, quoteSentence } from '@headnote/core/assistant';
import { Button } from '@headnote/ui/button';
import { chevronDownIcon, chevronUpIcon, copyIcon, Icon } from '@headnote/ui/icon';
import { IconButton } from '@headnote/ui/icon-button';
import { chipLabel, type AskView } from './ask-view.js';
import { messages } from './messages.js';
import { useCopy } from './use-copy.js';

/** What is left of the sheet after a tap on a sentence: where the reader is, and the ways to the next and back. */
export function Strip({ view, onBack }: { readonly view: AskView; readonly onBack: () => void }) {
  const { document, state, machine, cite } = view;
  const copy = useCopy();
  const { chosen } = state;
  if (!chosen) return null;
  const all = allSentences(state.turns.filter(({ key }) => key === chosen.turn));
  const at = all.findIndex((one) => isSameSentence(one, chosen)) + 1;
  const { group, sentence } = chosen;
  const where = [chipLabel(sentence, document.kind), group.author].filter(Boolean).join(', ');
  return (
    <div className="site-ask__strip">
      <p>
        <b>{messages.place(at, all.length)}</b> {where}
      </p>
      <span className="site-ask__steps">
        <IconButton
          variant="quiet"
          name={messages.previous}
          disabled={besideChosen(state, -1) === undefined}
          icon={<Icon shape={chevronUpIcon} size={18} />}
          onClick={() => void machine.step(-1)}
        />
        <IconButton
          variant="quiet"
          name={messages.next}
          disabled={besideChosen(state, 1) === undefined}
          icon={<Icon shape={chevronDownIcon} size={18} />}
          onClick={() => void machine.step(1)}
        />
      </span>
      <div className="site-ask__strip-tools">
        <Button
          variant="quiet"
          icon={<Icon shape={copyIcon} size={16} />}
          onClick={() => void copy(quoteSentence(chosen, cite))}
        >
          {messages.copy}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {messages.backToAnswer}
        </Button>
      </div>
    </div>
  );
}
