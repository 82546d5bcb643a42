import { reportColumns } from '@headnote/core/brief-check';
import { messages } from './messages.js';

/** Heads of the five columns for the eye: each cell has its name for a screen reader, and on a narrow page for all. */
export function ReportHeads() {
  return (
    <div className="site-check__heads" aria-hidden="true">
      {reportColumns.map((column) => (
        <span key={column}>{messages.words.columns[column]}</span>
      ))}
    </div>
  );
}
