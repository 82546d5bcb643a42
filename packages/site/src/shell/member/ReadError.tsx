import { ErrorState } from '@headnote/ui/error-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { describeFailure, failureText } from '../../data/failure.js';

export interface ReadErrorProps {
  /** The read that failed. */
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** What did not load. */
  readonly title: string;
  /** Level of the heading. Default 2. */
  readonly level?: 2 | 3;
}

/** Replaces what could not be read, with the reason and another try. */
export function ReadError({ query, title, level }: ReadErrorProps) {
  return (
    <ErrorState
      title={title}
      text={failureText(describeFailure(query.error))}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
      level={level}
    />
  );
}
