import type { Completion } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { ComboBox } from '@headnote/ui/combo-box';
import { messages } from './messages.js';

/** Reads the completions of a text. */
export type Complete = (
  input: { readonly text: string },
  call: { readonly signal: AbortSignal },
) => Promise<readonly Completion[]>;

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly complete: Complete;
  readonly onChange: (text: string) => void;
}

/** A field with completions from the library. Any text is accepted. */
export function NameField({ label, value, placeholder, complete, onChange }: NameFieldProps) {
  return (
    <ComboBox
      label={label}
      defaultText={value}
      placeholder={placeholder}
      freeText
      load={(text, call) => complete({ text }, call)}
      labelOf={labelOf}
      noteOf={noteOf}
      onTextChange={onChange}
    />
  );
}

const labelOf = ({ text }: Completion): string => text;

function noteOf({ count }: Completion): string {
  return count > 0 ? messages.judgments(formatIndianNumber(count)) : '';
}

/** Completes the last word of a text; the words before it stay. */
export function completeLastWord(complete: Complete): Complete {
  return async ({ text }, call) => {
    const at = text.search(/\S+$/);
    const word = at === -1 ? '' : text.slice(at);
    // Operators and patterns have no completions, and the server asks for two letters.
    if (!/^[\p{L}\p{N}]{2,}$/u.test(word)) return [];
    const found = await complete({ text: word }, call);
    return found.map((one) => ({ ...one, text: text.slice(0, at) + one.text }));
  };
}
