import { Icon, triangleIcon } from '@headnote/ui/icon';
import { useLabels } from '@headnote/ui/labels';
import { benchWords } from './citation-words.js';
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
  const labels = useLabels();
  const citingWords = benchWords(citing, labels);
  const citedWords = benchWords(cited, labels);
  const line = citingWords && citedWords ? messages.benches(citingWords, citedWords) : '';
  if (line === '' && warning === '') return null;
  return (
    <p className="site-citator__bench">
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
