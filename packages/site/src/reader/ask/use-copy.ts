import { useCopyText } from '../../notices/use-copy-text.js';
import { messages } from './messages.js';

/** The function that copies words of an answer and says so. */
export function useCopy(): (words: string) => Promise<boolean> {
  const copyText = useCopyText();
  const { success, copied, errorTitle, notCopied } = messages;
  return (words) =>
    copyText(words, { done: { title: success, text: copied }, failed: { title: errorTitle, text: notCopied } });
}
