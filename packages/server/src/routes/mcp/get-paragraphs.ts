import { textOf } from '@headnote/core/content';
import { accessTokenLimits } from '@headnote/core/contract';
import { BadQueryError, NotFoundError } from '@headnote/core/errors';
import { paragraphInAnchor } from '@headnote/core/format';
import * as v from 'valibot';
import { type ParagraphBlock, readParagraphBlocks } from '../../extraction/text/paragraph-blocks.js';
import { documentLink } from './document-links.js';
import { describeJudgment, findJudgment } from './find-judgment.js';
import { defineTool } from './tool.js';

const { maxParagraphs } = accessTokenLimits;
const place = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** Paragraphs of a judgment, word for word. */
export const getParagraphs = defineTool({
  name: 'get_paragraphs',
  title: 'Read paragraphs of a judgment',
  description: `Reads paragraphs of a judgment word for word, at most ${maxParagraphs} in one request. "from" and "to" are printed paragraph numbers ("12") where the judgment prints numbers, otherwise the count of its paragraphs; or anchors of another answer ("p7", "para-12", "opinion-2-para-12"). A longer stretch is cut, and "next" says where it goes on.`,
  input: v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.description('Id or house citation of the judgment.')),
    from: v.pipe(place, v.description('First paragraph.')),
    to: v.optional(v.pipe(place, v.description('Last paragraph; the first one by default.'))),
  }),
  async run({ id, from, to = from }, context) {
    const found = await findJudgment(id, context);
    const all = readParagraphBlocks(found.record.content);
    const start = indexOf(all, from);
    const end = endOf(all, indexOf(all, to));
    if (end <= start) throw new BadQueryError('to: must not come before from.');
    const shown = all.slice(start, Math.min(end, start + maxParagraphs));
    const { houseCitation } = found.record;
    return {
      ...describeJudgment(found, context.origin),
      paragraphs: shown.map((one) => {
        const anchor = one.printed || idOf(one);
        const link = documentLink(context.origin, { kind: 'case', houseCitation, anchor });
        const number = paragraphInAnchor(one.printed);
        return { id: idOf(one), anchor, number, text: textOf(one.html).trim(), link };
      }),
      next: end > start + shown.length ? idOf(all[start + shown.length]) : '',
      // Opinions may count from 1 again: then the number alone means the first.
      sameNumber: isNumber(from)
        ? all.filter(({ printed }, at) => at !== start && paragraphInAnchor(printed) === from).map((one) => one.printed)
        : [],
    };
  },
});

/** The anchor of a block; empty for none. */
const idOf = (block: ParagraphBlock | undefined): string => (block === undefined ? '' : `p${block.paragraph}`);
const isNumber = (text: string): boolean => /^\d/.test(text);

function indexOf(all: readonly ParagraphBlock[], which: string): number {
  const numbered = all.filter(({ printed }) => printed !== '');
  const anchor = isNumber(which) && numbered.length === 0 ? `p${which}` : which;
  const at = all.findIndex((one) =>
    isNumber(anchor) ? paragraphInAnchor(one.printed) === anchor : idOf(one) === anchor || one.printed === anchor,
  );
  if (at >= 0) return at;
  const last = numbered.at(-1)?.printed ?? idOf(all.at(-1));
  throw new NotFoundError(`This judgment has no paragraph ${which}.${last === '' ? '' : ` Its last one is ${last}.`}`);
}

/** A numbered paragraph goes on until the next number: quotations in it have none. */
function endOf(all: readonly ParagraphBlock[], at: number): number {
  if (all[at]?.printed === '') return at + 1;
  const next = all.findIndex(({ printed }, index) => index > at && printed !== '');
  return next < 0 ? all.length : next;
}
