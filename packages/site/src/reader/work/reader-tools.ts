import {
  askIcon,
  bellIcon,
  bookmarkIcon,
  downloadIcon,
  fileIcon,
  globeIcon,
  mailIcon,
  noteIcon,
  offlineIcon,
  printerIcon,
  stopIcon,
  volumeIcon,
  folderIcon,
  type IconShape,
} from '@headnote/ui/icon';
import type { AskWindow } from '../ask/use-ask.js';
import { messages as offline } from '../../offline/messages.js';
import { messages } from './messages.js';
import type { ReaderDocument } from './reader-document.js';
import type { ReaderActions } from './use-reader-actions.js';
import type { ReaderWork } from './use-reader-work.js';

/** A tool with its name: a button of the bar, or a line of a menu. */
export interface ReaderTool {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  /** State of a tool that is on or off. */
  readonly isPressed?: boolean;
  /** State of a tool that opens a panel. */
  readonly isOpen?: boolean;
  readonly run: () => void;
}

/** The tools that the bar shows as buttons. */
export function mainTools({ kind }: ReaderDocument, work: ReaderWork, actions: ReaderActions): readonly ReaderTool[] {
  const isMarked = work.bookmarks.hasWhole;
  return [
    {
      id: 'bookmark',
      label: isMarked ? messages.bookmarked : messages.bookmark,
      icon: bookmarkIcon,
      isPressed: isMarked,
      run: actions.bookmark,
    },
    { id: 'note', label: messages.note, icon: noteIcon, run: actions.note },
    { id: 'save', label: messages.save, icon: folderIcon, run: actions.save },
    { id: 'alert', label: messages.alert, icon: bellIcon, run: actions.alert },
    { id: 'pdf', label: messages.pdf, icon: downloadIcon, run: actions.pdf },
    ...(kind === 'judgment' ? [{ id: 'mail', label: messages.mail, icon: mailIcon, run: actions.mail }] : []),
    { id: 'print', label: messages.print, icon: printerIcon, run: actions.print },
  ];
}

/** Opens the panel of the assistant, and closes it. */
export function askTool({ isOpen, open, close }: AskWindow): ReaderTool {
  return { id: 'ask', label: messages.ask, icon: askIcon, isOpen, run: isOpen ? close : open };
}

/** The tools of the menu. */
export function moreTools(document: ReaderDocument, work: ReaderWork, actions: ReaderActions): readonly ReaderTool[] {
  const { speech } = work;
  return [
    ...(speech.isPossible ? [speechTool(speech)] : []),
    offlineTool(document, work),
    { id: 'page', label: messages.webPage, icon: globeIcon, run: actions.webPage },
    ...(document.originalId
      ? [{ id: 'original', label: messages.original, icon: fileIcon, run: actions.original }]
      : []),
  ];
}

function offlineTool({ id, kind, title }: ReaderDocument, { copies }: ReaderWork): ReaderTool {
  if (copies.copiedAt(id) === undefined)
    return { id: 'keep', label: offline.keep, icon: offlineIcon, run: () => void copies.save({ id, kind, title }) };
  return { id: 'drop', label: offline.drop, icon: offlineIcon, run: () => void copies.remove(id) };
}

function speechTool({ state, start, stop }: ReaderWork['speech']): ReaderTool {
  if (state === 'silent') return { id: 'speak', label: messages.readAloud, icon: volumeIcon, run: () => start() };
  return { id: 'silence', label: messages.stopReading, icon: stopIcon, run: stop };
}
