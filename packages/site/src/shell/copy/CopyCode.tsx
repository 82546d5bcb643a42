import './copy-code.css';
import { Button } from '@headnote/ui/button';
import { copyIcon, Icon } from '@headnote/ui/icon';
import { useCopyText, type CopyTexts } from '../../notices/use-copy-text.js';

interface CopyCodeProps {
  /** What is shown and copied. */
  readonly code: string;
  /** Text of the button. */
  readonly action: string;
  /** Name of the button for screen readers, where its text alone does not say what it copies. */
  readonly label?: string;
  readonly texts: CopyTexts;
}

/** Text of a program to copy, with its button. */
export function CopyCode({ code, action, label, texts }: CopyCodeProps) {
  const copy = useCopyText();
  return (
    <div className="site-code">
      <pre>
        <code>{code}</code>
      </pre>
      <Button
        variant="quiet"
        size="small"
        className="hn-no-print"
        aria-label={label}
        icon={<Icon shape={copyIcon} size={16} />}
        onClick={() => void copy(code, texts)}
      >
        {action}
      </Button>
    </div>
  );
}
