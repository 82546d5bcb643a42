import { messages as coreMessages } from '@headnote/core/validation';
import { ButtonLink } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import { ErrorState } from '@headnote/ui/error-state';
import { useRevalidator } from 'react-router';
import { failureText, type Failure } from '../data/failure.js';
import { NarrowPage } from '../shell/page/NarrowPage.js';
import { messages } from './messages.js';

/** Why a preview shows no document. */
export type PreviewProblemState =
  | { readonly state: 'missing' }
  | { readonly state: 'damaged' }
  | { readonly state: 'failed'; readonly failure: Failure };

/**
 * Replaces a preview when there is no such document, the link is damaged, or the call failed.
 * @departs B1
 */
export function PreviewProblem({ problem }: { problem: PreviewProblemState }) {
  const revalidator = useRevalidator();
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

function wording(problem: PreviewProblemState): { title: string; text: string } {
  const { missing, damaged, damagedText, failed } = messages.problem;
  switch (problem.state) {
    case 'missing':
      return { title: coreMessages.notAvailable, text: missing };
    case 'damaged':
      return { title: damaged, text: damagedText };
    case 'failed':
      return { title: failed, text: failureText(problem.failure) };
  }
}
