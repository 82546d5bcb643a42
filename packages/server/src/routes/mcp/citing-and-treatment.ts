import * as v from 'valibot';
import { readerKey } from '../reader-key.js';
import { documentLink, linkedBrief } from './document-links.js';
import { describeJudgment, findJudgment } from './find-judgment.js';
import { defineTool } from './tool.js';

/** Judgments in one answer: what a model reads at once. */
const MAX_SIZE = 50;
const SIZE = 20;

/** Who cites a judgment, and what they do with it. */
export const citingAndTreatment = defineTool({
  name: 'citing_and_treatment',
  title: 'List what cites a judgment',
  description:
    'Lists the judgments that cite a judgment, the strongest treatment first, each with its sentence, whose words they are, and its bench. "later" is the strongest treatment against it: say it before you rely on the judgment.',
  input: v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.description('Id or house citation of the judgment.')),
    from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.description('Judgments to skip.')), 0),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SIZE)), SIZE),
  }),
  async run({ id, from, size }, context) {
    const { services, principal, address, signal, origin } = context;
    const found = await findJudgment(id, context);
    const task = { id: found.record.id, withSentences: true, signal };
    const list = await services.inTurn(readerKey(principal, address), () => services.citations.ofJudgment(task));
    const { citedBy, citedByTotal, notices, listed } = list;
    return {
      ...describeJudgment(found, origin),
      citedByTotal,
      citedBy: citedBy.slice(from, from + size).map(({ judgment, mentions, ...saying }) => ({
        ...saying,
        judgment: linkedBrief(judgment, origin),
        mentions: mentions.map((one) => ({
          ...one,
          link: documentLink(origin, { kind: 'case', houseCitation: judgment.houseCitation, anchor: one.paragraph }),
        })),
      })),
      // What the judgment itself says of overruling, and the list of its report.
      notices,
      listed: listed.map((one) => ({ ...one, targets: one.targets.map((target) => linkedBrief(target, origin)) })),
    };
  },
});
