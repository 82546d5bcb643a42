import { Button } from '../button/index.js';
import { useLabels } from '../labels/index.js';

/** Placeholder of a list that is loading. */
export function ListLoading() {
  return (
    <div className="hn-list-notice" aria-hidden="true">
      <span className="hn-bone" />
      <span className="hn-bone" />
      <span className="hn-bone" />
    </div>
  );
}

/** Message in place of a list that failed to load, with a retry button. */
export function ListFailed({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const labels = useLabels();
  return (
    <div className="hn-list-notice">
      <p>{labels.listFailed}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {labels.tryAgain}
        </Button>
      )}
    </div>
  );
}
