import { useNotify, type Notice } from './use-notify.js';

type Said = Omit<Notice, 'type'>;

/** What is said after words were copied, or could not be. */
export interface CopyTexts {
  readonly done: Said;
  readonly failed: Said;
}

/** The function that copies words and says so. Its promise is false where the browser has no clipboard, or refuses it. */
export function useCopyText(): (words: string, texts: CopyTexts) => Promise<boolean> {
  const notify = useNotify();
  return async (words, { done, failed }) => {
    try {
      await navigator.clipboard.writeText(words);
    } catch {
      notify({ type: 'INFO', ...failed });
      return false;
    }
    notify({ type: 'SUCCESS', ...done });
    return true;
  };
}
