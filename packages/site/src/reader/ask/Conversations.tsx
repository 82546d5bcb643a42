import type { ConversationEntry } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { ErrorState } from '@headnote/ui/error-state';
import { Icon, arrowLeftIcon, crossIcon } from '@headnote/ui/icon';
import { IconButton } from '@headnote/ui/icon-button';
import { Skeleton } from '@headnote/ui/skeleton';
import { describeFailure, failureText } from '../../data/failure.js';
import { whenOf } from '../note/when-of.js';
import type { AskView } from './ask-view.js';
import { messages } from './messages.js';

interface ConversationsProps {
  readonly view: AskView;
  readonly onClose: () => void;
  readonly onDelete: (entry: ConversationEntry) => void;
}

/** The member's conversations about the document. */
export function Conversations({ view: { state, machine }, onClose, onDelete }: ConversationsProps) {
  const { conversations } = state;
  const read = (id: string) => {
    onClose();
    void machine.show(id);
  };
  return (
    <section className="site-ask__list" aria-label={messages.conversations}>
      <Button variant="quiet" size="small" icon={<Icon shape={arrowLeftIcon} size={16} />} onClick={onClose}>
        {messages.back}
      </Button>
      <h3>{messages.conversations}</h3>
      {conversations.phase === 'loading' && <Skeleton shape="text" count={3} />}
      {conversations.phase === 'failed' && (
        <ErrorState
          level={3}
          title={messages.listNotLoaded}
          text={failureText(describeFailure(conversations.error))}
          onRetry={machine.open}
        />
      )}
      {conversations.phase === 'done' && conversations.value.length === 0 && <p>{messages.noConversations}</p>}
      {conversations.phase === 'done' && (
        <ul>
          {conversations.value.map((entry) => (
            <li key={entry.id}>
              <Button wide variant="quiet" onClick={() => read(entry.id)}>
                <span className="site-ask__suggested">{entry.question}</span>
                <span className="site-ask__where">
                  {messages.questions(entry.questions)}
                  {entry.askedAt && `, ${whenOf(entry.askedAt)}`}
                </span>
              </Button>
              <IconButton
                variant="quiet"
                size="small"
                name={messages.deleteOf(entry.question)}
                icon={<Icon shape={crossIcon} size={16} />}
                onClick={() => onDelete(entry)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
