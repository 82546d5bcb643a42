import type { CaseRecord } from '@headnote/core/contract';
import { withSource } from '@headnote/core/format';
import { useEffect, type RefObject } from 'react';
import { useServices } from '../app/ServicesProvider.js';
import { casePreviewPath } from '../links/links.js';
import { judgmentOf } from './cite-judgment.js';
import { readCopiedPassage } from './copied-passage.js';

/** Text copied from a judgment carries its source: parties, citation, paragraph and the public address. */
export function useCopiedSource({
  text,
  record,
}: {
  text: RefObject<HTMLElement | null>;
  record: Partial<CaseRecord>;
}): void {
  const { config } = useServices();
  useEffect(() => {
    const addSource = (event: ClipboardEvent) => {
      const passage = text.current && readCopiedPassage(text.current, document.getSelection());
      if (!passage || !event.clipboardData) return;
      const { paragraph, anchor } = passage;
      const address = `${config.publicUrl}${casePreviewPath(record.houseCitation ?? '')}${anchor && `#${anchor}`}`;
      const copied = withSource(passage, { ...judgmentOf(record), paragraph, address });
      event.clipboardData.setData('text/plain', copied.plain);
      event.clipboardData.setData('text/html', copied.html);
      event.preventDefault();
    };
    document.addEventListener('copy', addSource);
    return () => document.removeEventListener('copy', addSource);
  }, [text, record, config.publicUrl]);
}
