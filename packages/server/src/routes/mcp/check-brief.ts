import { briefReport, createBriefCheck, createMemberSource } from '@headnote/core/brief-check';
import { accessTokenLimits } from '@headnote/core/contract';
import { BadQueryError, TooLargeError } from '@headnote/core/errors';
import * as v from 'valibot';
import { createWorkQueue } from '../../runtime/work-queue.js';
import { readerKey } from '../reader-key.js';
import { linkedBrief } from './document-links.js';
import { readLimited } from './read-limited.js';
import { defineTool, type ToolContext } from './tool.js';

const { briefCost, maxBrief } = accessTokenLimits;
/** A check reads a long text on the thread that answers all requests, and writes a long answer. */
const inTurn = createWorkQueue({
  atOnce: 2,
  atOnceForOne: 1,
  waiting: 32,
  waitingForOne: 5,
  tooMany: 'Many briefs are being checked at the moment. Try again in a few seconds.',
  retryAfter: 5,
});

/** The report of a brief, by the machine of the site. */
export const checkBrief = defineTool({
  name: 'check_brief',
  title: 'Check a brief',
  description: `Checks every citation of a text: what the library has for it, the parties, the pinpoint, the quotation word for word, and later treatment. At most ${maxBrief} bytes; counts as ${briefCost} requests. The text is not kept.`,
  cost: briefCost,
  input: v.object({ text: v.pipe(v.string(), v.minLength(1), v.description('The brief as plain text.')) }),
  async run({ text }, context) {
    if (Buffer.byteLength(text) > maxBrief)
      throw new TooLargeError(`text: at most ${maxBrief} bytes. Check it in parts.`);
    return inTurn(String(context.principal.userId), () => report(text, context));
  },
});

async function report(text: string, context: ToolContext) {
  context.signal.throwIfAborted();
  const machine = createBriefCheck({
    source: sourceOf(context),
    checkBrief: readLimited,
    readFile: () => Promise.reject(new Error('A tool sends text, never a file.')),
  });
  context.signal.addEventListener('abort', machine.stop, { once: true });
  await machine.checkText(text);
  const { record, error, problem } = machine.getSnapshot();
  if (problem !== undefined) throw new BadQueryError('text: has no words.');
  if (record === undefined)
    throw error instanceof Error ? error : new Error('The check did not end.', { cause: error });
  const { rows, references, counts } = briefReport(record);
  const ids = [
    ...new Set(
      rows.flatMap(({ hits, elsewhere }) => [...hits, ...elsewhere.map(({ hit }) => hit)].map(({ id }) => id)),
    ),
  ];
  const briefs = await context.services.citations.briefs(ids);
  const known = ({ id }: { readonly id: string }) => (briefs.has(id) ? [id] : []);
  return {
    counts: Object.fromEntries(counts),
    rows: rows.map(({ hits, elsewhere, ...row }) => ({
      ...row,
      hits: hits.flatMap(known),
      elsewhere: elsewhere.flatMap(({ hit }) => known(hit)),
    })),
    // Once each: a brief may cite one judgment a thousand times.
    judgments: ids.flatMap((id) => briefs.get(id) ?? []).map((brief) => linkedBrief(brief, context.origin)),
    references: references.map(({ target, ...one }) => ({ ...one, refersTo: target?.written ?? '' })),
  };
}

function sourceOf({ services, principal, address, signal }: ToolContext) {
  const key = readerKey(principal, address);
  return createMemberSource({
    citations: {
      readLines: (input) =>
        services.inTurn(key, () => services.citations.readLines({ ...input, withSentences: true, signal })),
      compare: (input) =>
        services.inTurn(key, () => services.citations.compare({ ...input, readsTexts: true, signal })),
    },
  });
}
