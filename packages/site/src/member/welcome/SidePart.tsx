import { HeadRule } from '@headnote/ui/head-rule';
import type { ReactNode } from 'react';

interface SidePartProps {
  readonly id: string;
  readonly title: string;
  /** True for the part at the top, which has the head rule. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** A part of the side with its heading. */
export function SidePart({ id, title, isFirst = false, children }: SidePartProps) {
  return (
    <section aria-labelledby={`${id}-heading`}>
      {isFirst && <HeadRule />}
      <h2 className="site-welcome__part" id={`${id}-heading`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
