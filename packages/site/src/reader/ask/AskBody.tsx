import { allSentences, type ChosenSentence } from '@headnote/core/assistant';
import { formatIndianNumber } from '@headnote/core/format';
import { ErrorState } from '@headnote/ui/error-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { useRef, type KeyboardEvent } from 'react';
import { describeFailure, failureText } from '../../data/failure.js';
import type { AskView } from './ask-view.js';
import { LaterLine } from './LaterLine.js';
import { messages } from './messages.js';
import { Suggestions } from './Suggestions.js';
import { TurnView } from './TurnView.js';
import { useTurnScroll } from './use-turn-scroll.js';

interface AskBodyProps {
  readonly view: AskView;
  /** Called for the arrow keys on a sentence, with the one above or below it. */
  readonly onStep: (next: ChosenSentence) => void;
}

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The questions with their answers, and what else can be asked. */
export function AskBody({ view, onStep }: AskBodyProps) {
  const { state, machine } = view;
  const { turns, reading, offer, scope } = state;
  const body = useRef<HTMLDivElement>(null);
  useTurnScroll(body, turns);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS.get(event.key);
    if (by === undefined || !(event.target as Element).matches('.site-ask__chip')) return;
    event.preventDefault();
    // From the sentence that has the focus, which need not be the chosen one.
    const at = [...event.currentTarget.querySelectorAll('.site-ask__chip')].indexOf(event.target as Element);
    const all = allSentences(turns);
    const next = all[at + by] ?? all[at];
    if (next) onStep(next);
  };
  return (
    // The arrow keys move between the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={body} className="site-ask__body" onKeyDown={onKeyDown}>
      <LaterLine view={view} />
      {reading.phase === 'loading' && <Skeleton shape="text" count={3} />}
      {reading.phase === 'failed' && (
        <ErrorState level={3} title={messages.notRead} text={failureText(describeFailure(reading.error))} />
      )}
      {scope === 'cited' && turns.length === 0 && offer.phase === 'done' && (
        <p className="site-ask__scope">
          {messages.citedScope(offer.value.state.cited, formatIndianNumber(offer.value.state.cited))}
        </p>
      )}
      {turns.map((turn) => (
        <TurnView key={turn.key} view={view} turn={turn} />
      ))}
      {offer.phase === 'loading' && <Skeleton shape="text" count={2} />}
      {offer.phase === 'failed' && (
        <ErrorState
          level={3}
          title={messages.notLoaded}
          text={failureText(describeFailure(offer.error))}
          onRetry={machine.open}
        />
      )}
      {offer.phase === 'done' && offer.value.state.canAsk && scope === 'document' && (
        <Suggestions view={view} suggestions={offer.value.suggestions} />
      )}
    </div>
  );
}
