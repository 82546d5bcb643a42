import { useEffect } from 'react';
import { describeFailure } from '../../data/failure.js';
import { useNotify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

/** Tells of a vote or a deletion that failed. */
export function useToldFailure(failure: unknown): void {
  const notify = useNotify();
  useEffect(() => {
    if (failure !== undefined)
      notify({ type: 'ERROR', title: messages.errorTitle, text: describeFailure(failure).message });
  }, [failure, notify]);
}
