import type { Client } from '@headnote/core/client';
import { caseReaderPath } from '@headnote/core/config';
import { parseQuery } from '@headnote/core/search';
import { fullCaseBody, resultsBody } from '@headnote/core/search/bodies';
import type { CorpusDocument } from '../../bench/search/corpus.js';

/** What readers send of a hundred requests (fault row M2). The one question to the assistant is a search until it answers. */
const MIX = { search: 61, view: 20, completion: 10, note: 5, PDF: 4 } as const;

/** A kind of request. */
export type Kind = keyof typeof MIX;

/** Picks the kind of the next request. */
export function pick(): Kind {
  let left = Math.random() * 100;
  for (const [kind, share] of Object.entries(MIX) as [Kind, number][]) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'search';
}

/** One of a list. Throws an Error for an empty one. */
function oneOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('The list is empty.');
  return one;
}

const PAGE_SIZE = 20;
/** What a results page counts beside its judgments. */
const FACETS = ['courts', 'years', 'benches', 'decisions', 'treatments'] as const;

/** A reader who sends requests about judgments of the library, as the pages of the site send them. */
export function openReader({
  client,
  corpus,
  base,
}: {
  readonly client: Client;
  readonly corpus: readonly CorpusDocument[];
  readonly base: string;
}): Readonly<Record<Kind, () => Promise<unknown>>> {
  const any = () => oneOf(corpus);
  /** Words that follow each other in a judgment, or two that are near each other, or the name of a party. */
  const text = () => {
    const { content, appellant } = any();
    const start = Math.floor(Math.random() * Math.max(1, content.length - 400));
    const words = content.slice(start, start + 400).match(/\b[a-z]{3,}\b/gi) ?? ['appeal'];
    const [first = 'appeal', second = '', third = '', fourth = ''] = words.slice(1);
    const forms = [
      `${first} ${third}`,
      `"${first} ${second} ${third}"`,
      `${second} NEAR/5 ${fourth}`,
      first,
      appellant,
    ];
    return oneOf(forms);
  };
  return {
    search: () =>
      client.search.cases({ body: resultsBody(parseQuery(text()).tree, { size: PAGE_SIZE, facets: FACETS }) }),
    view: async () => {
      const { id } = any();
      await client.documents.casePreview({ body: fullCaseBody({ id }) });
      await client.citations.ofJudgment({ id });
    },
    completion: () => client.complete.partyName({ text: any().appellant.slice(0, 4) }),
    note: () => client.library.saveNote({ documentId: any().id, note: `Read on ${Date.now()}: ${text()}` }),
    PDF: () => client.documents.pdf({ url: base + caseReaderPath(any().id) }),
  };
}
