import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';

export interface HeadRuleProps {
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Thick and thin rule of a law report, which opens a document or a main section.
 *
 * - **Do** open a document or a main section with it.
 * - **Don’t** use it inside a row, a card or a dialog.
 */
export function HeadRule({ className }: HeadRuleProps) {
  return <div className={cx('hn-head-rule', className)} aria-hidden="true" />;
}

export interface SectionHeadProps {
  /** Text of the heading. */
  title: ReactNode;
  /** Level of the heading, 1 to 6. Default `2`. */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Id of the heading, for `aria-labelledby` of the section. */
  id?: string | undefined;
  /** Content at the end of the heading line: a link or a remark. */
  end?: ReactNode;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Head rule with a section heading below it.
 *
 * - **Do** use it for the main sections of a public page.
 * - **Don’t** use it inside cards and dialogs, which have their own headings.
 */
export function SectionHead({ title, level = 2, id, end, className }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('hn-section-head', className)}>
      <HeadRule />
      <div className="hn-section-head__row">
        <Heading className="hn-section-head__title" id={id}>
          {title}
        </Heading>
        {end && <div className="hn-section-head__end">{end}</div>}
      </div>
    </div>
  );
}
