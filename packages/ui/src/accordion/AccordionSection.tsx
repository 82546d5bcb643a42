import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { chevronDownIcon, Icon } from '../icon/index.js';

export interface AccordionItem {
  /** Key of the section, unique in the list. */
  value: string;
  /** Heading of the section, the text of its button. */
  title: ReactNode;
  /** Number of things in the section, already formatted. */
  count?: ReactNode;
  /** Content that the button shows and hides. */
  content: ReactNode;
  /** Keeps the section from opening or closing. Default `false`. */
  disabled?: boolean | undefined;
}

interface AccordionSectionProps {
  item: AccordionItem;
  level: 2 | 3 | 4 | 5;
  isOpen: boolean;
  onToggle: () => void;
}

/** Heading with a button, and the panel that the button opens. */
export function AccordionSection({ item, level, isOpen, onToggle }: AccordionSectionProps) {
  const id = useId();
  const panelRef = useRef<HTMLElement>(null);
  const Heading = `h${level}` as const;
  // React does not support `until-found`, so the effect sets it. It lets find-in-page search closed panels.
  useLayoutEffect(() => {
    if (!isOpen) panelRef.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const panel = panelRef.current;
    if (isOpen || !panel) return;
    panel.addEventListener('beforematch', onToggle);
    return () => panel.removeEventListener('beforematch', onToggle);
  }, [isOpen, onToggle]);
  return (
    <div className="hn-accordion__item">
      <Heading>
        <button
          type="button"
          className="hn-accordion__button"
          id={`${id}-button`}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          disabled={item.disabled}
          onClick={onToggle}
        >
          <span className="hn-accordion__title">{item.title}</span>{' '}
          {item.count !== undefined && <span className="hn-accordion__count">{item.count}</span>}
          <Icon shape={chevronDownIcon} className="hn-accordion__sign" />
        </button>
      </Heading>
      <section
        className="hn-accordion__panel"
        id={`${id}-panel`}
        // A closed panel has no name, so screen readers do not list it as a region.
        aria-labelledby={isOpen ? `${id}-button` : undefined}
        hidden={!isOpen}
        ref={panelRef}
      >
        <div className="hn-accordion__content">{item.content}</div>
      </section>
    </div>
  );
}
