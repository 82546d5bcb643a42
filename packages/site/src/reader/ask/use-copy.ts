import { useNotify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

/** The function that copies words and says so. */
export function useCopy(): (words: string) => Promise<void> {
  const notify = useNotify();
  return async (words) => {
    try {
      await navigator.clipboard.writeText(words);
      notify({ type: 'SUCCESS', title: messages.success, text: messages.copied });
    } catch {
      // The browser has no clipboard, or refuses it.
      notify({ type: 'ERROR', title: messages.errorTitle, text: messages.notCopied });
    }
  };
}
