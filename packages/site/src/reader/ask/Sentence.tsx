import { isSameSentence, type ChosenSentence } from '@headnote/core/assistant';
import { TextLink } from '@headnote/ui/link';
import { isPlainClick } from '../../links/is-plain-click.js';
import { caseReaderPath } from '../../links/links.js';
import { chipLabel, type AskView } from './ask-view.js';
import { messages } from './messages.js';

interface SentenceProps {
  readonly view: AskView;
  readonly one: ChosenSentence;
}

/** A sentence of a document, word for word, right of the number of its paragraph. */
export function Sentence({ view, one }: SentenceProps) {
  const { document, state, show } = view;
  const { group, sentence } = one;
  const isChosen = isSameSentence(one, state.chosen);
  const isHere = group.documentId === document.id;
  const isFile = document.kind === 'file';
  const label = chipLabel(sentence, isHere ? document.kind : 'judgment');
  const path = isHere ? '' : caseReaderPath(group.documentId);
  const note = [isFile && sentence.label !== '' && messages.paragraph(sentence.label), noteOf(sentence)]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={isChosen ? 'site-ask__sentence site-ask__sentence--chosen' : 'site-ask__sentence'}>
      {isFile ? (
        // The library keeps the words of a PDF, not the file: the panel shows them, no address does.
        <button
          type="button"
          className="site-ask__chip"
          aria-current={isChosen || undefined}
          data-sentence={sentence.id}
          onClick={() => show(one)}
        >
          {label}
        </button>
      ) : (
        <TextLink
          kind="quiet"
          className="site-ask__chip"
          href={`${path}#${sentence.paragraph}`}
          aria-current={isChosen || undefined}
          data-sentence={sentence.id}
          onClick={(event) => {
            if (!isHere || !isPlainClick(event)) return;
            event.preventDefault();
            show(one);
          }}
        >
          {label}
        </TextLink>
      )}
      <blockquote className="site-ask__quote">
        <p>{messages.quote(sentence.text)}</p>
        {note !== '' && <p className="site-ask__role">{note}</p>}
        {sentence.notHeld.length > 0 && <p className="site-ask__role">{messages.notHeld(sentence.notHeld)}</p>}
      </blockquote>
    </li>
  );
}

/** Words that are not the court's own say whose they are. */
function noteOf({ role, side }: ChosenSentence['sentence']): string {
  if (role === 'argument') return messages.argument(side);
  return role === 'quoted' ? messages.quoted : '';
}
