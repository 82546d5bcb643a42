import { useState } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { AccordionSection, type AccordionItem } from './AccordionSection.js';

export interface AccordionProps {
  /** Sections in order. */
  items: readonly AccordionItem[];
  /** Keeps at most one section open: opening another closes it. Default `false`. */
  single?: boolean | undefined;
  /** Keys of the sections that are open at first. Default none. */
  defaultOpen?: readonly string[] | undefined;
  /** Keys of the open sections, for a controlled accordion. */
  open?: readonly string[] | undefined;
  /** Called with the keys of the open sections after each change. */
  onOpenChange?: ((open: readonly string[]) => void) | undefined;
  /** Level of the headings. Default `3`. */
  level?: 2 | 3 | 4 | 5 | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * List of headings that open and close the content below them. Find-in-page also finds text in closed sections and
 * opens them.
 *
 * - **Do** use it for optional details, such as the particulars of a judgment or a list of questions.
 * - **Don’t** hide text that every reader needs, or put one accordion into another.
 */
export function Accordion({ items, single = false, defaultOpen = [], level = 3, className, ...props }: AccordionProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = props.open ?? ownOpen;
  const toggle = (value: string) => {
    const others = single ? [] : open.filter((other) => other !== value);
    const next = open.includes(value) ? open.filter((other) => other !== value) : [...others, value];
    setOwnOpen(next);
    props.onOpenChange?.(next);
  };
  return (
    <div className={cx('hn-accordion', className)}>
      {listOf(items).map((item) => (
        <AccordionSection
          key={item.value}
          item={item}
          level={level}
          isOpen={open.includes(item.value)}
          onToggle={() => toggle(item.value)}
        />
      ))}
    </div>
  );
}
