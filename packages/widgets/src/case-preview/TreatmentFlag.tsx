import type { EmbedTreatment } from '@headnote/core/embed';
import type { ReactNode } from 'react';

interface TreatmentFlagProps {
  readonly treatment: EmbedTreatment['treatment'];
  readonly children: ReactNode;
}

const roles: Readonly<Record<string, string>> = {
  overruled: 'bad',
  reversed: 'bad',
  doubted: 'caution',
  dissented: 'caution',
  approved: 'good',
  followed: 'good',
  'relied-on': 'good',
};

/** Octagon with a cross, triangle, circle with a tick. */
const shapes: Readonly<Record<string, string>> = {
  bad: 'M5 1h6l4 4v6l-4 4H5l-4-4V5zM5.5 5.5l5 5m0-5l-5 5',
  caution: 'M8 2l6.5 12h-13zM8 6.5v3.5m0 1.7v.3',
  good: 'M8 1a7 7 0 1 0 .01 0M5 8l2 2 4-4',
};

/** What a later judgment does with the case, as words with a sign, so that colour is not needed. */
export function TreatmentFlag({ treatment, children }: TreatmentFlagProps) {
  const role = roles[treatment] ?? 'plain';
  return (
    <span className={`hnw-flag hnw-${role}`} part="flag">
      {shapes[role] && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={shapes[role]} />
        </svg>
      )}
      <bdi>{children}</bdi>
    </span>
  );
}
