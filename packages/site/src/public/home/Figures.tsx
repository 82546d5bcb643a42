import type { EmbedLatestItem } from '@headnote/core/embed';
import { formatDate } from '@headnote/core/format';
import { Counter } from '@headnote/ui/counter';
import type { ReactNode } from 'react';
import type { Totals } from './home-loader.js';

/** The library's own figures; nothing stands here that was not counted. */
export function Figures({ totals, newest }: { totals: Totals | undefined; newest: EmbedLatestItem | undefined }) {
  if (!totals) return null;
  return (
    <ul className="site-list site-figures" aria-label="The library in figures">
      <Figure label="judgments">
        <Counter value={totals.cases} />
      </Figure>
      <Figure label="bare acts">
        <Counter value={totals.acts} />
      </Figure>
      {newest && newest.date !== null && (
        <Figure label="latest Supreme Court decision">{formatDate(newest.date)}</Figure>
      )}
    </ul>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="site-figures__item">
      <span className="site-figures__value">{children}</span> <span className="site-figures__label">{label}</span>
    </li>
  );
}
