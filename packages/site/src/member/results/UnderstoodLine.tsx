import type { SearchState } from '@headnote/core/search';

/** What the search does, said back in words. */
export function UnderstoodLine({ search }: { search: SearchState }) {
  const { kind, text, courtNames, sort } = search;
  return (
    <div className="site-understood">
      <p className="site-understood__line hn-container">
        {text === '' ? (
          'All judgments of the library'
        ) : (
          <>
            {kind === 'citation' ? 'Reading this as a citation: ' : 'Reading this as words that must all occur: '}
            <i className="site-understood__words">{text}</i>
          </>
        )}
        {courtNames.length > 0 && (
          <>
            , in <span className="site-understood__part">{courtNames.join(', ')}</span>
          </>
        )}
        {sort === 'newest' && ', newest first'}.
      </p>
    </div>
  );
}
