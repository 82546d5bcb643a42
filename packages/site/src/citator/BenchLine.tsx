import { Icon, triangleIcon } from '@headnote/ui/icon';
import { useLabels } from '@headnote/ui/labels';
import { benchWords } from './citation-words.js';

/** What is known of the two benches. */
export interface BenchLineProps {
  /** Number of judges of the bench that cites; 0 where not known. */
  readonly citing: number;
  /** Number of judges of the bench that is cited; 0 where not known. */
  readonly cited: number;
  /** Said where the smaller of the two did what only the larger can do; otherwise empty. */
  readonly warning: string;
}

/** Strength of the bench that cites and of the one cited, and that a smaller one cannot overrule a larger. */
export function BenchLine({ citing, cited, warning }: BenchLineProps) {
  const labels = useLabels();
  const benches = [benchWords(citing, labels), benchWords(cited, labels)];
  const words = benches.every(Boolean) ? `A ${benches[0]} on a ${benches[1]}.` : '';
  if (words === '' && warning === '') return null;
  return (
    <p className="site-citator__bench">
      {words}
      {warning !== '' && (
        <span className="site-citator__smaller">
          <Icon shape={triangleIcon} size={15} />
          {warning}
        </span>
      )}
    </p>
  );
}
