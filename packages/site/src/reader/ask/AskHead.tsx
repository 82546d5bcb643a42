import { warnings } from '@headnote/core/contract';
import { crossIcon, Icon, moreIcon, printerIcon } from '@headnote/ui/icon';
import { IconButton } from '@headnote/ui/icon-button';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { LazyMenu } from '../../shell/lazy/LazyMenu.js';
import type { AskView } from './ask-view.js';
import { messages } from './messages.js';
import { printConversation } from './print-conversation.js';

/** What the menu of the panel can do. */
export type AskCommand = 'new' | 'list' | 'delete' | 'delete-all';

interface AskHeadProps {
  readonly view: AskView;
  readonly headingId: string;
  readonly onCommand: (command: AskCommand) => void;
  readonly onClose: () => void;
}

/** The name of the panel, what it does, and what can be done with the conversation. */
export function AskHead({ view, headingId, onCommand, onClose }: AskHeadProps) {
  const { document, state } = view;
  const { kind } = document;
  const hasTurns = state.turns.length > 0;
  const hasStored = state.conversations.phase === 'done' && state.conversations.value.length > 0;
  const entries = [
    ...(hasTurns ? [{ id: 'new', label: messages.newConversation }] : []),
    { id: 'list', label: messages.conversations },
    ...(state.conversationId === '' ? [] : [{ id: 'delete', label: messages.deleteThis }]),
    ...(hasStored ? [{ id: 'delete-all', label: messages.deleteAll }] : []),
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
        <LazyMenu
          align="end"
          label={messages.more}
          trigger={
            <IconButton variant="quiet" size="small" name={messages.more} icon={<Icon shape={moreIcon} size={18} />} />
          }
          entries={entries}
          onPick={(id) => onCommand(id as AskCommand)}
        />
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

/**
 * Above every answer: that a later judgment has overruled, reversed or doubted this one. The answers say it too: the reader's
 * list may have failed to load, or be that of an older offline copy.
 */
export function LaterLine({ view: { document, state } }: { readonly view: AskView }) {
  const known = [document.later, ...state.turns.map(({ answer }) => answer?.later)];
  const later = known.find((one) => warnings.some((warning) => warning === one?.treatment));
  const treatment = warnings.find((one) => one === later?.treatment);
  if (!later || !treatment) return null;
  return (
    <p className="site-ask__later">
      <TreatmentFlag treatment={treatment} />{' '}
      <span>
        {later.citation && messages.laterBy(later.citation)} {messages.namesOpinion}
      </span>
    </p>
  );
}
