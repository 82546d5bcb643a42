import { messages as coreMessages } from '@headnote/core/validation';
import { ButtonLink } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import { ErrorState } from '@headnote/ui/error-state';
import type { DocumentNotice } from '@headnote/core/contract';
import { useRevalidator } from 'react-router';
import { failureText, type Failure } from '../data/failure.js';
import { NarrowPage } from '../shell/page/NarrowPage.js';
import { TakenDown } from './DocumentNotice.js';
import { messages } from './messages.js';

/** Why a preview shows no document. */
export type PreviewProblemState =
  | { readonly state: 'missing' }
  | { readonly state: 'damaged' }
  | { readonly state: 'taken-down'; readonly notice: DocumentNotice }
  | { readonly state: 'failed'; readonly failure: Failure };

/**
 * Replaces a preview when there is no such document, it was taken down, the link is damaged, or the call failed.
 * @departs B1
 */
export function PreviewProblem({ problem }: { problem: PreviewProblemState }) {
  const revalidator = useRevalidator();
  if (problem.state === 'taken-down') return <TakenDown notice={problem.notice} />;
  const { title, text } = wording(problem);
  return (
    <NarrowPage title={title}>
      {problem.state === 'failed' ? (
        <ErrorState
          title={messages.problem.notLoaded}
          text={text}
          busy={revalidator.state === 'loading'}
          onRetry={() => void revalidator.revalidate()}
        />
      ) : (
        <EmptyState title={text}>
          <ButtonLink href="/">{messages.problem.search}</ButtonLink>
        </EmptyState>
      )}
    </NarrowPage>
  );
}

function wording(problem: Exclude<PreviewProblemState, { state: 'taken-down' }>): { title: string; text: string } {
  const { missing, damaged, damagedText, failed, offline } = messages.problem;
  switch (problem.state) {
    case 'missing':
      return { title: coreMessages.notAvailable, text: missing };
    case 'damaged':
      return { title: damaged, text: damagedText };
    case 'failed':
      return {
        title: problem.failure.isOffline ? offline : failed,
        text: failureText(problem.failure),
      };
  }
}
