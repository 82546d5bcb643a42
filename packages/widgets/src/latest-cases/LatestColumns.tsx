import type { LatestColumnLabels } from './messages.js';

/** Column headings of a wide list. Visual only: rows are understood without them. */
export function LatestColumns({ labels }: { readonly labels: LatestColumnLabels }) {
  return (
    <div className="hnw-columns" aria-hidden="true">
      <span>{labels.decided}</span>
      <span>{labels.parties}</span>
      <span>{labels.reference}</span>
      <span>{labels.decision}</span>
      <span>{labels.citation}</span>
    </div>
  );
}
