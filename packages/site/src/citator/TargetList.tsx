import './targets.css';
import type { CaseBrief } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { caseReaderPath } from '../links/links.js';

export interface TargetListProps<T extends Pick<CaseBrief, 'id' | 'title'>> {
  readonly targets: readonly T[];
  /** The line under each title. */
  readonly lineOf: (target: T) => string;
}

/** The judgments that a citation may mean. */
export function TargetList<T extends Pick<CaseBrief, 'id' | 'title'>>({ targets, lineOf }: TargetListProps<T>) {
  return (
    <ul className="site-list site-targets">
      {targets.map((target) => (
        <li key={target.id}>
          <TextLink href={caseReaderPath(target.id)}>{target.title}</TextLink>
          <span className="site-line-below">{lineOf(target)}</span>
        </li>
      ))}
    </ul>
  );
}
