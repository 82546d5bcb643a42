import type { ChosenSentence } from '@headnote/core/assistant';
import type { AssistantFile, AssistantScope } from '@headnote/core/contract';
import { useMemo, useState } from 'react';
import type { ReaderDocument } from '../work/reader-document.js';
import type { AskedDocument, AskView } from './ask-view.js';
import { citerFor } from './cite-sentence.js';
import { useConversation } from './use-conversation.js';
import { useFiles } from './use-files.js';

/** A tab of the panel. */
export type AskTab = AssistantScope | 'files';

/** The tabs of the panel, and the conversation of the open one. */
export interface AskTabs {
  readonly value: AskTab;
  readonly select: (tab: AskTab) => void;
  /** The conversation about the open document. */
  readonly own: Omit<AskView, 'show'>;
  /** The conversation of the open tab. */
  readonly view: Omit<AskView, 'show'>;
  readonly files: ReturnType<typeof useFiles>;
  /** The PDF whose conversation is shown. */
  readonly file: AssistantFile | undefined;
  /** Id of the PDF that was shown before the list. */
  readonly left: string | undefined;
  /** Counts the PDFs that were opened from the list, for the focus. */
  readonly picks: number;
  /** The sentence of the PDF whose page is shown. */
  readonly place: ChosenSentence | undefined;
  /** Shows the page of a sentence of the PDF; without one its conversation. */
  readonly showPlace: (one: ChosenSentence | undefined) => void;
  /** Judgments that the open document cites. */
  readonly cited: number;
  /** False after the subscription has ended. */
  readonly canAsk: boolean;
  /** Opens a PDF of the list; without one the list. */
  readonly openFile: (file: AssistantFile | undefined) => void;
  readonly removeFile: (id: string) => Promise<void>;
  /** Deletes all conversations of the member. */
  readonly removeAll: () => void;
}

/** Keeps the conversation about the open document, and that about the PDF of the member that was opened last. */
export function useAskTabs(document: ReaderDocument, isOpen: boolean): AskTabs {
  const [isFiles, setFiles] = useState(false);
  const [picked, setPicked] = useState<AssistantFile>();
  const [left, setLeft] = useState<string>();
  const [picks, setPicks] = useState(0);
  const [isAtPlace, setAtPlace] = useState(false);
  const files = useFiles(isOpen && isFiles);
  const { upload } = files.state;
  // What was uploaded opens by itself.
  const file = picked ?? (upload.phase === 'done' ? upload.file : undefined);
  const own = useConversation(document.id, isOpen);
  const about = useConversation(file?.id ?? '', isOpen && isFiles && file !== undefined);
  const asked = useMemo((): AskedDocument => ({ id: file?.id ?? '', kind: 'file', title: file?.name ?? '' }), [file]);
  const [cite, citeFile] = [useMemo(() => citerFor(document), [document]), useMemo(() => citerFor(asked), [asked])];
  const ownView = { document, ...own, cite };
  const offer = own.state.offer.phase === 'done' ? own.state.offer.value.state : undefined;
  const openFile = (next: AssistantFile | undefined) => {
    setLeft(file?.id);
    setPicked(next);
    setAtPlace(false);
    setPicks(picks + (next ? 1 : 0));
    files.machine.dismiss();
  };
  return {
    value: isFiles ? 'files' : own.state.scope,
    select(tab) {
      setFiles(tab === 'files');
      if (tab !== 'files') own.machine.setScope(tab);
    },
    own: ownView,
    view: isFiles ? { document: asked, ...about, cite: citeFile } : ownView,
    files,
    file,
    left,
    picks,
    place: isAtPlace ? about.state.chosen : undefined,
    showPlace(one) {
      if (one) about.machine.choose(one);
      setAtPlace(one !== undefined);
    },
    cited: offer?.cited ?? 0,
    canAsk: offer?.canAsk ?? true,
    openFile,
    async removeFile(id) {
      await files.machine.remove(id);
      if (id === file?.id) openFile(undefined);
    },
    removeAll() {
      void own.machine.remove();
      // The other list and its conversation are gone too.
      if (file) void about.machine.remove();
    },
  };
}
