import { messages } from '@headnote/core/validation';
import { ButtonLink } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import { ErrorState } from '@headnote/ui/error-state';
import { useRevalidator } from 'react-router';
import { PageHead } from '../app/document/PageHead.js';
import { failureText, type Failure } from '../app/failure.js';
import { useServices } from '../app/ServicesProvider.js';
import { ScreenHeading } from '../app/ScreenHeading.js';

/** Why a preview shows no document. */
export type PreviewProblemState =
  | { readonly state: 'missing' }
  | { readonly state: 'damaged' }
  | { readonly state: 'failed'; readonly failure: Failure };

/**
 * The page instead of a preview: no such document, a damaged link, or a call that failed.
 * @departs B1
 */
export function PreviewProblem({ problem }: { problem: PreviewProblemState }) {
  const { config } = useServices();
  const revalidator = useRevalidator();
  const { title, text } = wording(problem);
  return (
    <div className="site-narrow hn-container">
      <PageHead title={`${title} – ${config.brand.name}`} />
      <ScreenHeading className="site-narrow__heading">{title}</ScreenHeading>
      {problem.state === 'failed' ? (
        <ErrorState
          title="The document did not load"
          text={text}
          busy={revalidator.state === 'loading'}
          onRetry={() => void revalidator.revalidate()}
        />
      ) : (
        <EmptyState title={text}>
          <ButtonLink href="/">Search the library</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

function wording(problem: PreviewProblemState): { title: string; text: string } {
  switch (problem.state) {
    case 'missing':
      return { title: messages.notAvailable, text: 'The library has no document at this address.' };
    case 'damaged':
      return {
        title: 'The link is damaged',
        text: 'Part of the address is missing or was changed. Please check that it was copied whole.',
      };
    case 'failed':
      return { title: 'Something went wrong', text: failureText(problem.failure) };
  }
}
