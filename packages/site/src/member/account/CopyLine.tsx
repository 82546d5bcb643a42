import { CopyCode } from '../../shell/copy/CopyCode.js';
import { messages } from './messages.js';

const { tokens: texts } = messages;

/** Text for a tool, with the button that copies it. */
export function CopyLine({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <CopyCode
      code={text}
      action={texts.copy}
      label={label}
      texts={{
        done: { title: texts.copied, text: '' },
        failed: { title: texts.notCopied, text: texts.notCopiedText },
      }}
    />
  );
}
