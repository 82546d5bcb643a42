import { Button } from '@headnote/ui/button';
import { Icon, moreIcon } from '@headnote/ui/icon';
import { IconButton } from '@headnote/ui/icon-button';
import { LazyMenu } from '../../shell/lazy/LazyMenu.js';
import { messages } from './messages.js';
import type { ReaderTool } from './reader-tools.js';

export interface ActionBarProps {
  readonly main: readonly ReaderTool[];
  readonly more: readonly ReaderTool[];
}

/** What can be done with the whole document: buttons, and a menu for the rest. */
export function ActionBar({ main, more }: ActionBarProps) {
  return (
    <span className="site-actions">
      {main.map(({ id, label, icon, isPressed, isOpen, run }) => (
        <Button
          key={id}
          variant="quiet"
          size="small"
          className={`site-actions__tool${isPressed === true ? ' site-actions__tool--on' : ''}`}
          aria-label={label}
          aria-pressed={isPressed}
          aria-expanded={isOpen}
          data-tool={id}
          icon={<Icon shape={icon} size={16} />}
          onClick={run}
        >
          <span className="site-actions__word">{label}</span>
        </Button>
      ))}
      <LazyMenu
        align="end"
        label={messages.moreTools}
        trigger={
          <IconButton
            variant="quiet"
            size="small"
            name={messages.moreTools}
            icon={<Icon shape={moreIcon} size={16} />}
          />
        }
        entries={more.map(({ id, label, icon }) => ({ id, label, icon: <Icon shape={icon} size={16} /> }))}
        onPick={(id) => more.find((tool) => tool.id === id)?.run()}
      />
    </span>
  );
}
