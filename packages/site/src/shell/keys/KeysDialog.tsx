import './keys.css';
import { Dialog } from '@headnote/ui/dialog';
import { Stack } from '@headnote/ui/layout';
import { Switch } from '@headnote/ui/switch';
import type { Shortcut } from './keys-context.js';
import { messages } from './messages.js';

export interface KeysDialogProps {
  /** The keys of the open screen. */
  readonly shortcuts: readonly Shortcut[];
  readonly areOn: boolean;
  readonly onChange: (areOn: boolean) => void;
  readonly onClose: () => void;
}

const everywhere: readonly Shortcut[] = [
  { key: '/', label: messages.search },
  { key: '?', label: messages.allKeys },
];

/** All single keys of the page, and the switch that turns them off. Loaded when it is opened first. */
export function KeysDialog({ shortcuts, areOn, onChange, onClose }: KeysDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={messages.title}
      text={messages.text}
    >
      <Stack gap={20} className="site-keys">
        {shortcuts.length > 0 && <KeyList name={messages.here} shortcuts={shortcuts} />}
        <KeyList name={messages.everywhere} shortcuts={everywhere} />
        <Switch
          label={messages.singleKeys}
          hint={messages.singleKeysHint}
          checked={areOn}
          onChange={({ target }) => onChange(target.checked)}
        />
      </Stack>
    </Dialog>
  );
}

function KeyList({ name, shortcuts }: { name: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section className="site-keys__group">
      <h3>{name}</h3>
      <dl>
        {shortcuts.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd className="hn-key">{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
