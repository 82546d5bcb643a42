import './ask.css';
import type { ChosenSentence } from '@headnote/core/assistant';
import type { AssistantScope } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Tabs } from '@headnote/ui/tabs';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ReaderDocument } from '../work/reader-document.js';
import { announcementOf } from './announce.js';
import { AskBody } from './AskBody.js';
import { AskField } from './AskField.js';
import { AskHead, type AskCommand } from './AskHead.js';
import { Conversations } from './Conversations.js';
import { Deletion } from './Deletion.js';
import { FilePart } from './FilePart.js';
import { messages } from './messages.js';
import { Strip } from './Strip.js';
import { useAskTabs } from './use-ask-tabs.js';
import { useAskedMark } from './use-asked-mark.js';
import { useInertPage } from './use-inert-page.js';
import { useIsSheet } from './use-is-sheet.js';
import { usePanelTop } from './use-panel-top.js';

export interface AskPanelProps {
  readonly document: ReaderDocument;
  readonly text: RefObject<HTMLDivElement | null>;
  readonly html: string;
  /** A closed panel keeps its conversation. */
  readonly isOpen: boolean;
  /** Each change moves the focus into the field. */
  readonly focus: number;
  readonly onClose: () => void;
}

/** What the reader is asked to confirm. */
type Question = { readonly what: 'one' | 'file'; readonly id: string } | { readonly what: 'all' };

/**
 * Questions about the document, about what it cites, or about a PDF of the member, answered in their own sentences: beside the
 * text, on a narrow screen a sheet over it, which shrinks to a strip while the reader looks at a sentence.
 */
export function AskPanel({ document, text, html, isOpen, focus, onClose }: AskPanelProps) {
  const tabs = useAskTabs(document, isOpen);
  const { files, file } = tabs;
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const isSheet = useIsSheet();
  // A sheet shrinks until it is opened again.
  const [shrunkAt, setShrunkAt] = useState(0);
  const [isListing, setListing] = useState(false);
  const [deletion, setDeletion] = useState<Question>();
  const { chosen } = tabs.own.state;
  const isStrip = isSheet && shrunkAt === focus && chosen !== undefined;
  useInertPage(panel, isOpen && isSheet && !isStrip);
  usePanelTop(panel, isOpen && !isSheet);
  useAskedMark({ documentId: document.id, text, html, chosen: isOpen ? chosen : undefined });
  const steps = useRef(false);
  const { chosen: stepped } = tabs.view.state;
  useLayoutEffect(() => {
    if (!steps.current) return;
    steps.current = false;
    panel.current?.querySelector<HTMLElement>('.site-ask__chip[aria-current]')?.focus();
  }, [stepped, tabs.place]);
  useEffect(() => {
    const { current } = panel;
    // Nothing can be typed where no PDF is chosen, and after the subscription.
    if (current && !current.contains(window.document.activeElement))
      current.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  }, [focus]);
  if (!isOpen) return null;

  const show = (one: ChosenSentence) => {
    tabs.own.machine.choose({ ...one });
    setShrunkAt(isSheet ? focus : 0);
  };
  const own = { ...tabs.own, show };
  const view = { ...tabs.view, show: tabs.value === 'files' ? tabs.showPlace : show };
  const onCommand = (command: AskCommand) => {
    if (command === 'new') view.machine.begin();
    if (command === 'list') setListing(true);
    if (command === 'delete') setDeletion({ what: 'one', id: view.state.conversationId });
    if (command === 'delete-all') setDeletion({ what: 'all' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A menu and a dialog inside close first.
    const isInner =
      !event.currentTarget.contains(event.target as Node) || event.currentTarget.querySelector('.hn-floating');
    if (event.key === 'Escape' && !event.defaultPrevented && !isInner) onClose();
  };
  const onConfirm = ({ what, ...rest }: Question) => {
    if (what === 'file' && 'id' in rest) void tabs.removeFile(rest.id);
    else if (what === 'one' && 'id' in rest) void view.machine.remove(rest.id);
    else tabs.removeAll();
  };
  const body = (
    <AskBody
      view={view}
      onStep={(next) => {
        steps.current = true;
        view.machine.choose(next);
      }}
    />
  );
  const { cited, canAsk } = tabs;
  const items = [
    { value: 'document', label: messages.thisDocument[document.kind], content: body },
    ...(cited > 0
      ? [{ value: 'cited', label: messages.whatItCites, count: formatIndianNumber(cited), content: body }]
      : []),
    {
      value: 'files',
      label: messages.myFiles,
      content: (
        <FilePart
          machine={files.machine}
          state={files.state}
          canUpload={canAsk}
          file={file}
          from={tabs.left}
          place={tabs.place}
          onBack={() => {
            steps.current = true;
            tabs.showPlace(undefined);
          }}
          onOpen={tabs.openFile}
          onDelete={({ id }) => setDeletion({ what: 'file', id })}
        >
          {body}
        </FilePart>
      ),
    },
  ];
  const isChoosing = view.document.kind === 'file' && file === undefined;
  return (
    // Escape closes it like the surfaces of the library; its buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      className="site-ask"
      data-shape={isStrip ? 'strip' : isSheet ? 'sheet' : 'side'}
      // A sheet covers the page, which takes no focus then.
      {...(isSheet && !isStrip && { role: 'dialog', 'aria-modal': true })}
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
    >
      {isStrip && <Strip view={own} onBack={() => setShrunkAt(0)} />}
      <div className="site-ask__whole" hidden={isStrip}>
        <AskHead view={view} headingId={headingId} hasMenu={!isChoosing} onCommand={onCommand} onClose={onClose} />
        {isListing ? (
          <Conversations
            view={view}
            onClose={() => setListing(false)}
            onDelete={({ id }) => setDeletion({ what: 'one', id })}
          />
        ) : (
          <Tabs
            className="site-ask__tabs"
            label={messages.tabs}
            value={tabs.value}
            onValueChange={(value) => tabs.select(value as AssistantScope | 'files')}
            items={items}
          />
        )}
        <AskField
          view={isChoosing ? own : view}
          focus={focus + tabs.picks}
          isHidden={isChoosing || tabs.place !== undefined}
        />
      </div>
      <output className="hn-visually-hidden">{announcementOf(view.state.turns.at(-1), view.document.kind)}</output>
      {deletion && (
        <Deletion what={deletion.what} onConfirm={() => onConfirm(deletion)} onClose={() => setDeletion(undefined)} />
      )}
    </section>
  );
}
