import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { chevronDownIcon, Icon } from '../icon/index.js';
import type { AccordionItem } from './Accordion.js';

interface AccordionSectionProps {
  item: AccordionItem;
  level: 2 | 3 | 4 | 5;
  isOpen: boolean;
  onToggle: () => void;
}

/** One heading with its button, and what it opens. */
export function AccordionSection({ item, level, isOpen, onToggle }: AccordionSectionProps) {
  const id = useId();
  const panelRef = useRef<HTMLElement>(null);
  const Heading = `h${level}` as const;
  // React knows no `until-found`, so it is set beside it: the browser may then find words in what is closed.
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
        // Without a name it is no region: closed, it is nothing to go to.
        aria-labelledby={isOpen ? `${id}-button` : undefined}
        hidden={!isOpen}
        ref={panelRef}
      >
        <div className="hn-accordion__content">{item.content}</div>
      </section>
    </div>
  );
}
