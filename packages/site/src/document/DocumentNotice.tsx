import type { DocumentNotice as Notice } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { ButtonLink } from '@headnote/ui/button';
import { Callout } from '@headnote/ui/callout';
import { EmptyState } from '@headnote/ui/empty-state';
import { NarrowPage } from '../shell/page/NarrowPage.js';
import { messages } from './messages.js';

const { notice: texts } = messages;

/** Says that names in a document are replaced, when and why. Draws nothing for other documents. */
export function MaskedNotice({ notice }: { notice: Notice | null }) {
  if (notice?.state !== 'masked') return null;
  return (
    <Callout tone="note" title={texts.masked} className="site-document__status">
      {reasonOf(notice)}
    </Callout>
  );
}

/** The page of a document that was taken down: what happened, when and why. */
export function TakenDown({ notice }: { notice: Notice }) {
  return (
    <NarrowPage title={texts.takenDown}>
      <EmptyState title={reasonOf(notice)}>
        <ButtonLink href="/">{messages.problem.search}</ButtonLink>
      </EmptyState>
    </NarrowPage>
  );
}

function reasonOf({ on, reason }: Notice): string {
  return texts.reason(on === null ? '' : formatDate(on), reason);
}
