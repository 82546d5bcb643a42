import { Button } from '@headnote/ui/button';
import { copyIcon, Icon } from '@headnote/ui/icon';
import { useNotify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

const { tokens: texts } = messages;

/** Text to copy, with its button. */
export function CopyLine({ text, label }: { readonly text: string; readonly label: string }) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ type: 'SUCCESS', title: texts.copied, text: '' });
    } catch {
      // The browser has no clipboard, or refuses it.
      notify({ type: 'INFO', title: texts.notCopied, text: texts.notCopiedText });
    }
  };
  return (
    <div className="site-account__copy">
      <pre className="site-account__code">
        <code>{text}</code>
      </pre>
      <Button size="small" aria-label={label} icon={<Icon shape={copyIcon} size={16} />} onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  );
}
