import { arrowLeftIcon, Icon } from '@headnote/ui/icon';
import { IconButton } from '@headnote/ui/icon-button';
import { TextLink } from '@headnote/ui/link';
import { useState, type ReactNode, type RefObject } from 'react';
import { useShortcut } from '../shell/keys/use-shortcut.js';
import { useLastList, useReturnToList } from '../shell/member/last-list.js';
import { ASK_KEY, type AskWindow } from './ask/use-ask.js';
import { HitNavigator, type HitNavigatorProps } from './hits/HitNavigator.js';
import { JumpBox } from './jump/JumpBox.js';
import { messages } from './messages.js';
import { SizeTools } from './settings/SizeTools.js';
import { ActionBar } from './work/ActionBar.js';
import type { SheetContents } from './work/PhoneSheet.js';
import { PhoneTools } from './work/PhoneTools.js';
import { askTool, mainTools, moreTools } from './work/reader-tools.js';
import type { ReaderDocument } from './work/reader-document.js';
import { useReaderActions } from './work/use-reader-actions.js';
import type { ReaderWork } from './work/use-reader-work.js';
import { WorkDialogs, type AlertDialog, type SaveDialog } from './work/WorkDialogs.js';

/** What the tools work on. */
export interface ReaderToolsProps {
  readonly document: ReaderDocument;
  readonly html: string;
  readonly text: RefObject<HTMLDivElement | null>;
  readonly work: ReaderWork;
  /** The words to find, and where they are. */
  readonly hits: HitNavigatorProps;
  readonly saveDialog: SaveDialog;
  readonly alertDialog: AlertDialog;
  /** The panel of the assistant. */
  readonly ask: AskWindow;
  /** What the sheet of the contents shows on a phone. */
  readonly contents?: SheetContents | undefined;
  /** Links of this kind of document. */
  readonly children?: ReactNode;
}

/** The bar above a text: back, find, places to jump to, text settings, and what can be done with the document. */
export function ReaderTools({
  document,
  html,
  text,
  work,
  hits,
  saveDialog,
  alertDialog,
  ask,
  contents,
  children,
}: ReaderToolsProps) {
  const lastList = useLastList();
  const returnToList = useReturnToList(lastList);
  const [isFinding, setFinding] = useState(hits.words !== '');
  const actions = useReaderActions({ document, html, work });
  useShortcut({ key: 's', label: messages.saveKey }, actions.save);
  useShortcut({ key: ASK_KEY, label: messages.askKey }, ask.open);
  const main = [...mainTools(document, work, actions), askTool(ask)];
  const more = moreTools(document, work, actions);
  const bookmark = main.find(({ id }) => id === 'bookmark');
  const { kind, citationOf, title } = document;
  return (
    <>
      <section className="site-tools hn-no-print" aria-label={messages.tools} data-finding={isFinding || undefined}>
        <div className="site-tools__row hn-container">
          {lastList !== undefined && (
            <TextLink kind="quiet" className="site-tools__back" href={lastList.path} onClick={returnToList}>
              <Icon shape={arrowLeftIcon} />
              <span className="site-tools__word">{lastList.label}</span>
            </TextLink>
          )}
          <span className="site-tools__title">{title}</span>
          <HitNavigator {...hits} />
          {kind === 'judgment' && <JumpBox text={text} citationOf={citationOf} />}
          {children}
          {bookmark && (
            <IconButton
              variant="quiet"
              size="small"
              className={`site-tools__bookmark${bookmark.isPressed === true ? ' site-actions__tool--on' : ''}`}
              name={bookmark.label}
              aria-pressed={bookmark.isPressed}
              icon={<Icon shape={bookmark.icon} />}
              onClick={bookmark.run}
            />
          )}
          <span className="site-tools__end">
            <SizeTools />
            <ActionBar main={main} more={more} />
          </span>
        </div>
      </section>
      <PhoneTools
        kind={kind}
        text={text}
        citationOf={citationOf}
        contents={contents}
        tools={[...main, ...more]}
        isFinding={isFinding}
        onFind={() => setFinding(!isFinding)}
      />
      <WorkDialogs
        document={document}
        actions={actions}
        saveDialog={saveDialog}
        alertDialog={alertDialog}
        onSaved={() => void work.copies.save(document)}
      />
    </>
  );
}
