import { joinLines } from '../runtime/print-line.js';
import type { Marks } from '../citator/marks.js';
import type { DocumentMark } from '../library/document-marks.js';
import type { Store } from '../store/database.js';
import { type FailedDocument, type QueueName, readFailures } from '../store/queues.js';
import type { DocumentCommand } from './document-usage.js';

/** How long a running server takes to bring a change into its index. */
const SOON = 'A running server brings the change into its search within 15 seconds.';

/** Documents of each kind of work in one list. */
const LIMIT = 200;

/** What could not be done with a document that was set aside. */
const WORK: Readonly<Record<QueueName, string>> = {
  index_queue: 'not searchable',
  citator_queue: 'citations not resolved',
  completion_queue: 'not suggested',
};

interface DocumentParts {
  readonly store: Store;
  readonly marks: Marks;
  /** Deletes the sample; returns how many documents it had. */
  readonly removeSample: () => Promise<number>;
}

/** Runs a command about documents. Returns what to print; never a name that was replaced. */
export async function runDocuments(
  command: DocumentCommand,
  { store, marks, removeSample }: DocumentParts,
): Promise<string> {
  switch (command.act) {
    case 'set-aside': {
      const failed = await readFailures(store.db, LIMIT);
      if (failed.length === 0) return 'No document is set aside.';
      return [...failed.map(failedLine), 'The next start tries them again, and so does a new import of them.'].join(
        '\n',
      );
    }
    case 'remove-sample': {
      const removed = await removeSample();
      if (removed === 0) return 'The library has no document of the sample.';
      return `${removed} documents of the sample are deleted. ${SOON} An empty library loads the sample at its next start, unless LOAD_SAMPLE is false.`;
    }
    case 'list': {
      const found = await marks.list();
      return found.length === 0 ? 'No document is marked.' : found.map(markLine).join('\n');
    }
    case 'mask': {
      const places = await marks.mask(command);
      const found = places.map((count, at) => `name ${at + 1}: ${count}`).join(', ');
      return `Names are replaced in ${command.which} (places of each: ${found}). ${SOON}`;
    }
    case 'hide':
      await marks.hide(command);
      return `The names of the parties no longer find ${command.which}. ${SOON}`;
    case 'take-down':
      await marks.takeDown(command);
      return `${command.which} is taken down. ${SOON}`;
    case 'restore':
      await marks.restore(command);
      return `${command.which} is as its source has it, but for the marks that "documents list" still shows. ${SOON}`;
  }
}

function failedLine({ queue, documentId, houseCitation, reason }: FailedDocument): string {
  return joinLines([`${documentId}  ${houseCitation}  ${WORK[queue]}`, `  ${reason.split('\n', 1)[0]}`]);
}

function markLine({ documentId, houseCitation, state, at, actor, reason, names }: DocumentMark): string {
  const masks = names.map(({ mask }) => mask).join(', ');
  return joinLines([
    `${documentId}  ${houseCitation}  ${state}${masks === '' ? '' : ` (${masks})`}`,
    `  ${new Date(at).toISOString().slice(0, 10)}  ${actor}  ${reason}`,
  ]);
}
