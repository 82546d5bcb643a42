import { useRef } from 'react';
import { useMenuItem } from 'react-aria/useMenu';
import type { TreeState } from 'react-stately/useTreeState';
import { checkIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import type { MenuEntry, MenuItem } from './menu-entry.js';

/** One item of an open menu. */
export function MenuRow({ item, state }: { item: MenuItem; state: TreeState<MenuEntry> }) {
  const ref = useRef<HTMLDivElement>(null);
  const isCheck = item.checked !== undefined;
  const { menuItemProps, labelProps, descriptionProps } = useMenuItem(
    { key: item.id, closeOnSelect: !isCheck },
    state,
    ref,
  );
  const names = {
    // The visible label is the accessible name; the shortcut is announced separately.
    'aria-labelledby': cx(labelProps.id, item.note ? descriptionProps.id : undefined),
    'aria-describedby': undefined,
    'aria-keyshortcuts': item.shortcut,
  };
  const check = isCheck
    ? { role: item.checks === 'one' ? 'menuitemradio' : 'menuitemcheckbox', 'aria-checked': item.checked }
    : {};
  return (
    <div
      {...menuItemProps}
      {...names}
      {...check}
      ref={ref}
      className={cx('hn-option', item.deletes && 'hn-option--delete')}
    >
      {isCheck ? <span className="hn-option__mark">{item.checked && <Icon shape={checkIcon} />}</span> : item.icon}
      <span className="hn-option__words">
        <span {...labelProps}>{item.label}</span>{' '}
        {item.note && (
          <span {...descriptionProps} className="hn-option__note">
            {item.note}
          </span>
        )}
      </span>
      {item.shortcut && <kbd className="hn-key" data-keys={item.shortcut} />}
    </div>
  );
}
