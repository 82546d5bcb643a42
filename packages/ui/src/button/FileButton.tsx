import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { buttonClass, type ButtonLook } from './Button.js';

export interface FileButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Text of the button. */
  children: ReactNode;
  /** Kinds of file that the device offers, as in `<input accept>`: `.txt,text/plain`. Default: all. */
  accept?: string | undefined;
  /** Called with the selected file, also when it is the same file again. */
  onFile: (file: File) => void;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/** Button that opens a file of the device. */
export function FileButton({ children, accept, onFile, className, ...look }: FileButtonProps) {
  return (
    <label className={cx(buttonClass(look), 'hn-file-button', className)}>
      {children}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Lets the reader select the same file again.
          target.value = '';
        }}
      />
    </label>
  );
}
