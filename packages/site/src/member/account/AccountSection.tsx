import { Stack } from '@headnote/ui/layout';
import type { ReactNode } from 'react';

interface AccountSectionProps {
  /** Anchor of the section. */
  readonly id: string;
  readonly name: string;
  /** One sentence under the name. */
  readonly text: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the account page: its name with one sentence, and what can be done. */
export function AccountSection({ id, name, text, className = '', children }: AccountSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} className={`site-account__section ${className}`} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className="site-account__name">
          {name}
        </h2>
        <p className="hn-muted hn-text-ui">{text}</p>
      </div>
      <Stack gap={20} align="start" className="site-account__content">
        {children}
      </Stack>
    </section>
  );
}
