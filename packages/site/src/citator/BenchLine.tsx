import { Icon, triangleIcon } from '@headnote/ui/icon';
import { messages } from './messages.js';

/** What is known of the two benches. */
export interface BenchLineProps {
  /** Number of judges of the citing bench; 0 when unknown. */
  readonly citing: number;
  /** Number of judges of the cited bench; 0 when unknown. */
  readonly cited: number;
  /** Shown when the smaller bench does what only the larger can do; otherwise empty. */
  readonly warning: string;
}

/** The strength of the citing and of the cited bench, and a warning when a smaller bench goes against a larger one. */
export function BenchLine({ citing, cited, warning }: BenchLineProps) {
  const line = citing > 0 && cited > 0 ? messages.benches(citing, cited) : '';
  if (line === '' && warning === '') return null;
  return (
    <p className="hn-muted hn-text-small">
      {line}
      {warning !== '' && (
        <span className="site-citator__smaller">
          <Icon shape={triangleIcon} size={15} />
          {warning}
        </span>
      )}
    </p>
  );
}
