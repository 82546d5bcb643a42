import { Button } from '../button/index.js';
import { useLabels } from '../labels/index.js';

/** Stands where a list will be. */
export function ListLoading() {
  return (
    <div className="hn-list-notice" aria-hidden="true">
      <span className="hn-bone" />
      <span className="hn-bone" />
      <span className="hn-bone" />
    </div>
  );
}

/** Stands where a list failed, and asks for it again. */
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
