import type { CaseRecord } from '@headnote/core/contract';
import type { NearMiss } from '@headnote/core/search/answers';
import type { SearchState } from '@headnote/core/search/bodies';
import { CaseList } from '@headnote/ui/case-card';
import { Fragment, useId, useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { LaterLine } from '../../citator/LaterLine.js';
import { caseReaderPath } from '../../links/links.js';
import { encryptSearch, withSearch } from '../../links/reader-address.js';
import { messages } from './messages.js';

interface NearMissesProps {
  readonly search: SearchState;
  readonly nearMisses: readonly NearMiss<CaseRecord>[];
}

/** Judgments that lack one or two words of the search, each with these words. */
export function NearMisses({ search, nearMisses }: NearMissesProps) {
  const { codec } = useServices();
  const heading = useId();
  const encrypted = useMemo(() => encryptSearch(codec, search), [codec, search]);
  return (
    <section className="site-results__near" aria-labelledby={heading}>
      <h2 className="site-results__near-heading" id={heading}>
        {messages.nearMisses}
      </h2>
      <CaseList
        label={messages.nearMisses}
        cases={nearMisses.map(({ id, record, later, without }) => ({
          record,
          href: withSearch(caseReaderPath(id), encrypted),
          warning: (
            <>
              <Without words={without} />
              {later && <LaterLine later={later} />}
            </>
          ),
        }))}
      />
    </section>
  );
}

function Without({ words }: { words: readonly string[] }) {
  const [before, between, behind] = messages.without;
  return (
    <p className="site-results__without">
      {before}
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && between}
          <em>{word}</em>
        </Fragment>
      ))}
      {behind}
    </p>
  );
}
