import type { CopiedFrom, readWithSource as ReadWithSource } from './copied-source.js';
import { useEffect, type RefObject } from 'react';
import { useServices } from '../services/ServicesProvider.js';
import { recoverFromDeploy } from '../shell/start/recover-from-deploy.js';

/** Text copied from a judgment carries its source: parties, citation, paragraph and the public address. */
export function useCopiedSource({
  text,
  record,
  later,
}: CopiedFrom & {
  readonly text: RefObject<HTMLElement | null>;
}): void {
  const { config } = useServices();
  useEffect(() => {
    let read: typeof ReadWithSource | undefined;
    // Not part of the page: a reader selects before copying. Until it is there, text is copied as the browser does it.
    void import('./copied-source.js').catch(recoverFromDeploy).then(({ readWithSource }) => (read = readWithSource));
    const addSource = (event: ClipboardEvent) => {
      const copied = text.current && read?.(text.current, { record, later, publicUrl: config.publicUrl });
      if (!copied || !event.clipboardData) return;
      event.clipboardData.setData('text/plain', copied.plain);
      event.clipboardData.setData('text/html', copied.html);
      event.preventDefault();
    };
    document.addEventListener('copy', addSource);
    return () => document.removeEventListener('copy', addSource);
  }, [text, record, later, config.publicUrl]);
}
