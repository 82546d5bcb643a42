import * as RadixTabs from '@radix-ui/react-tabs';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import type { TabItem } from './tab-item.js';
import { useKeptFocus, useOpenTab } from './use-open-tab.js';

export interface TabsProps {
  /** Tabs in order. */
  items: readonly TabItem[];
  /** Accessible name of the list. */
  label: string;
  /** The open tab, if the caller controls it. */
  value?: string | undefined;
  /** The tab that is open at first. Default: the first. */
  defaultValue?: string | undefined;
  /** Called with the key of the tab that opens. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Direction of the text, which the arrow keys follow. Default `ltr`. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Tabs with panels. Arrow keys, Home and End open another tab. Renders only the open panel. When the open tab is
 * removed, its neighbour opens.
 *
 * - **Do** use them for a few views of the same subject.
 * - **Don’t** use them for steps, or for content that readers compare.
 */
export function Tabs(props: TabsProps) {
  const { label, value, defaultValue, onValueChange, direction, className } = props;
  const items = listOf(props.items);
  const own = useOpenTab(items, defaultValue);
  const open = value ?? own.value ?? '';
  const focus = useKeptFocus(open);
  const select = (next: string) => {
    own.select(next);
    onValueChange?.(next);
  };
  return (
    <RadixTabs.Root
      className={cx('hn-tabs', className)}
      value={open}
      onValueChange={select}
      {...(direction ? { dir: direction } : {})}
    >
      <RadixTabs.List className="hn-tabs__list" aria-label={label} {...focus}>
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
