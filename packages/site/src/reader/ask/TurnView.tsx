import { countAnswer, groupKey, isUnderWay, quoteAnswer, type Turn } from '@headnote/core/assistant';
import { isHeadnoteError } from '@headnote/core/errors';
import { ErrorState } from '@headnote/ui/error-state';
import { Button } from '@headnote/ui/button';
import { copyIcon, Icon, stopIcon, thumbDownIcon, thumbUpIcon } from '@headnote/ui/icon';
import { IconButton } from '@headnote/ui/icon-button';
import { Skeleton } from '@headnote/ui/skeleton';
import { describeFailure, failureText } from '../../data/failure.js';
import { whenOf } from '../note/when-of.js';
import type { AskView } from './ask-view.js';
import { Group } from './Group.js';
import { messages } from './messages.js';
import { Refusal } from './Refusal.js';
import { useCopy } from './use-copy.js';

interface TurnViewProps {
  readonly view: AskView;
  readonly turn: Turn;
}

/** A question with its answer, as far as it has arrived. */
export function TurnView({ view, turn }: TurnViewProps) {
  const { key, question, askedAt, phase, groups, answer } = turn;
  const { machine } = view;
  const time = Number.isNaN(askedAt) ? '' : new Date(askedAt).toISOString();
  return (
    <article className="site-ask__turn" aria-busy={isUnderWay(turn)}>
      <header className="site-ask__question">
        <h3>{question}</h3>
        {time !== '' && <time dateTime={time}>{whenOf(time)}</time>}
      </header>
      {groups.map((group) => (
        <Group key={groupKey(group)} view={view} group={group} turn={key} />
      ))}
      {isUnderWay(turn) && (
        <div className="site-ask__waiting">
          {groups.length === 0 && <Expected />}
          <span>
            {groups.length === 0 ? messages.asking : messages.sentences.arrived(countAnswer(groups).sentences)}
          </span>
          <Button size="small" icon={<Icon shape={stopIcon} size={16} />} onClick={machine.stop}>
            {messages.stop}
          </Button>
        </div>
      )}
      {phase === 'stopped' && (
        <p className={groups.length === 0 ? 'site-ask__foot site-ask__foot--empty' : 'site-ask__foot'}>
          <span>
            {messages.stopped} {groups.length === 0 && messages.sentences.none}
          </span>
          <Button variant="quiet" size="small" onClick={() => machine.retry(key)}>
            {messages.again}
          </Button>
        </p>
      )}
      {phase === 'failed' && <Failed view={view} turn={turn} />}
      {answer?.refusal && <Refusal view={view} turn={turn} refusal={answer.refusal} />}
      {answer?.selector === 'fallback' && <p className="site-ask__note">{messages.withoutModel}</p>}
      {answer !== undefined && answer.hidden > 0 && <p className="site-ask__note">{messages.hidden(answer.hidden)}</p>}
      {answer && <Foot view={view} turn={turn} />}
    </article>
  );
}

/** The form of the sentence that is on its way, so that little moves when it arrives. */
function Expected() {
  return (
    <div className="site-ask__group site-ask__expected">
      <Skeleton shape="text" count={1} />
    </div>
  );
}

function Failed({ view: { machine }, turn: { key, error } }: TurnViewProps) {
  const isBudget = isHeadnoteError(error) && error.code === 'busy';
  return (
    <ErrorState
      level={3}
      title={isBudget ? messages.busyTitle : messages.failed}
      text={failureText(describeFailure(error))}
      onRetry={() => machine.retry(key)}
    />
  );
}

/** What an answer quotes, in numbers, and what can be done with it. */
function Foot({ view: { document, machine, cite }, turn: { key, groups, answer } }: TurnViewProps) {
  const copy = useCopy();
  const counts = countAnswer(groups);
  const voteButton = (vote: 'useful' | 'not-useful', name: string, shape: typeof thumbUpIcon) => (
    <IconButton
      variant="quiet"
      size="small"
      name={name}
      pressed={answer?.vote === vote}
      icon={<Icon shape={shape} size={16} />}
      onClick={() => void machine.vote(key, vote)}
    />
  );
  return (
    <div className="site-ask__foot">
      <span>{counts.sentences > 0 && messages.counts[document.kind](counts)}</span>
      <span className="site-ask__actions hn-no-print">
        {counts.sentences > 0 && (
          <IconButton
            variant="quiet"
            size="small"
            name={messages.copyAnswer}
            icon={<Icon shape={copyIcon} size={16} />}
            onClick={() => void copy(quoteAnswer(groups, cite))}
          />
        )}
        {voteButton('useful', messages.useful, thumbUpIcon)}
        {voteButton('not-useful', messages.notUseful, thumbDownIcon)}
      </span>
    </div>
  );
}
