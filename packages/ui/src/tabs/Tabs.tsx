import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';

export interface TabItem {
  /** Key of the tab, unique in the list. */
  value: string;
  label: ReactNode;
  /** How many things are behind it, already written out, for example `89` or `13,80,000`. */
  count?: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** Name of the list for those who cannot see it. */
  label: string;
  /** The open tab, when the caller keeps it. */
  value?: string | undefined;
  /** The tab open at first, otherwise the first one. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** `automatic`: arrow keys open; `manual`: they only move, Enter opens. Default `automatic`. */
  activation?: 'automatic' | 'manual' | undefined;
  className?: string | undefined;
}

/** Tabs with panels. Arrow keys, Home and End move between them. Only the open panel is drawn. */
export function Tabs({ items, label, value, defaultValue, onValueChange, activation, className }: TabsProps) {
  const first = defaultValue ?? items[0]?.value;
  return (
    <RadixTabs.Root
      className={cx('hn-tabs', className)}
      activationMode={activation ?? 'automatic'}
      {...(value === undefined ? {} : { value })}
      {...(first === undefined ? {} : { defaultValue: first })}
      {...(onValueChange ? { onValueChange } : {})}
    >
      <RadixTabs.List className="hn-tabs__list" aria-label={label}>
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            className="hn-tabs__tab"
            {...(item.disabled ? { disabled: true } : {})}
          >
            <span className="hn-tabs__label" data-text={typeof item.label === 'string' ? item.label : undefined}>
              {item.label}
            </span>{' '}
            {item.count !== undefined && <span className="hn-tabs__count">{item.count}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className="hn-tabs__panel">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
