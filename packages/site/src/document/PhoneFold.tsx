import { Button } from '@headnote/ui/button';
import { chevronDownIcon, chevronUpIcon, Icon } from '@headnote/ui/icon';
import { useId, useState, type ReactNode } from 'react';
import { messages } from './messages.js';

interface PhoneFoldProps {
  /** In place of the content. */
  readonly line: string;
  readonly children: ReactNode;
}

/** On a phone a line in place of the particulars, with a button that shows all of them; elsewhere, and printed, all of them. */
export function PhoneFold({ line, children }: PhoneFoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="site-phone-fold hn-no-print">
        <span>{line}</span>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          icon={<Icon shape={isOpen ? chevronUpIcon : chevronDownIcon} size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.fewerParticulars : messages.allParticulars}
        </Button>
      </p>
      <div id={id} className={isOpen ? undefined : 'site-phone-fold__content'}>
        {children}
      </div>
    </>
  );
}
