import { crossIcon, Icon, moreIcon, printerIcon } from '@headnote/ui/icon';
import { IconButton } from '@headnote/ui/icon-button';
import { LazyMenu } from '../../shell/lazy/LazyMenu.js';
import type { AskView } from './ask-view.js';
import { messages } from './messages.js';
import { printConversation } from './print-conversation.js';

/** What the menu of the panel can do. */
export type AskCommand = 'new' | 'list' | 'delete' | 'delete-all';

interface AskHeadProps {
  readonly view: AskView;
  readonly headingId: string;
  /** Without a conversation there is nothing to begin, list or delete. */
  readonly hasMenu: boolean;
  readonly onCommand: (command: AskCommand) => void;
  readonly onClose: () => void;
}

/** The name of the panel, what it does, and what can be done with the conversation. */
export function AskHead({ view, headingId, hasMenu, onCommand, onClose }: AskHeadProps) {
  const { document, state } = view;
  const { kind } = document;
  const hasTurns = state.turns.length > 0;
  const hasStored = state.conversations.phase === 'done' && state.conversations.value.length > 0;
  const entries = [
    ...(hasTurns ? [{ id: 'new', label: messages.newConversation }] : []),
    { id: 'list', label: messages.conversations },
    ...(state.conversationId === '' ? [] : [{ id: 'delete', label: messages.deletions.one.confirm }]),
    ...(hasStored ? [{ id: 'delete-all', label: messages.deletions.all.confirm }] : []),
  ];
  return (
    <header className="site-ask__head">
      <p className="site-ask__printed">{document.citationOf?.('') ?? document.title}</p>
      <h2 id={headingId}>{messages.title[kind]}</h2>
      <span className="site-ask__actions hn-no-print">
        {hasTurns && (
          <IconButton
            variant="quiet"
            size="small"
            className="site-ask__print"
            name={messages.print}
            icon={<Icon shape={printerIcon} size={18} />}
            onClick={printConversation}
          />
        )}
        {hasMenu && (
          <LazyMenu
            align="end"
            label={messages.more}
            trigger={
              <IconButton
                variant="quiet"
                size="small"
                name={messages.more}
                icon={<Icon shape={moreIcon} size={18} />}
              />
            }
            entries={entries}
            onPick={(id) => onCommand(id as AskCommand)}
          />
        )}
        <IconButton
          variant="quiet"
          size="small"
          name={messages.close}
          icon={<Icon shape={crossIcon} size={18} />}
          onClick={onClose}
        />
      </span>
      <p className="site-ask__intro">{messages.intro[kind]}</p>
    </header>
  );
}
