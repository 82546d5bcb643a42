import type { SuggestedQuestion } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { Icon, suggestionIcon } from '@headnote/ui/icon';
import type { AskView } from './ask-view.js';
import { messages } from './messages.js';

interface SuggestionsProps {
  readonly view: AskView;
  readonly suggestions: readonly SuggestedQuestion[];
}

/** Questions that the document answers, each with the place of its answer. What was asked already is left out. */
export function Suggestions({ view, suggestions }: SuggestionsProps) {
  const { document, machine, state } = view;
  const left = suggestions.filter(({ question }) => !state.turns.some((turn) => turn.question === question));
  if (left.length === 0) return null;
  return (
    <section className="site-ask__suggestions hn-no-print">
      <h3>{messages.madeFrom[document.kind]}</h3>
      <ul>
        {left.map((one) => (
          <li key={one.question}>
            <Button
              wide
              variant="quiet"
              icon={<Icon shape={suggestionIcon} size={16} />}
              onClick={() => machine.ask(one.question)}
            >
              <span className="site-ask__suggested">{one.question}</span>
              <span className="site-ask__where">{whereOf(one, view)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whereOf({ place, label, count }: SuggestedQuestion, { document }: AskView): string {
  if (place === 'order') return messages.orderPlace;
  if (place === 'opinions') return messages.opinionsPlace(count);
  if (label === '') return '';
  return document.kind === 'act' ? messages.section(label) : messages.paragraph(label);
}
