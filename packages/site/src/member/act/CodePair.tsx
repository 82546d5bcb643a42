import { Suspense } from 'react';
import { codeOfTitle } from '../../links/codes-path.js';
import { lazyPart } from '../../shell/lazy/lazy-part.js';

const { Part: PairLine } = lazyPart(async () => (await import('../codes/PairLine.js')).PairLine);

/** The line of the pair in the reader of one of the six codes, nothing in that of any other act. Only the six load its code and the table. */
export function CodePair({ title, number }: { readonly title: string; readonly number: string }) {
  const act = codeOfTitle(title);
  return (
    act !== undefined && (
      <Suspense fallback={<div className="site-act__pair" />}>
        <div className="site-act__pair">
          <PairLine act={act} number={number} />
        </div>
      </Suspense>
    )
  );
}
