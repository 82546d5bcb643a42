import type { LatestColumnLabels } from './messages.js';

/** Headings of the columns where the list is wide enough to have any. For the eye: the rows read well without. */
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
