import type { SearchedSpelling } from '@headnote/core/search/answers';
import { Fragment } from 'react';
import { messages } from './messages.js';

/** Says which words were also searched in English or in Latin letters. */
export function SearchedSpellings({ spellings }: { spellings: readonly SearchedSpelling[] }) {
  return (
    <p className="site-results__spellings">
      {messages.alsoSearched}{' '}
      {spellings.map(({ word, searched }, index) => (
        <Fragment key={word}>
          {index > 0 && '; '}
          <em>{word}</em> {messages.searchedAs(searched)}
        </Fragment>
      ))}
    </p>
  );
}
