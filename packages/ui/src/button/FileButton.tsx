import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { buttonClass, type ButtonLook } from './Button.js';

export interface FileButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** What opens the file. */
  children: ReactNode;
  /** Kinds of file that the device offers, as in `<input accept>`: `.txt,text/plain`. Default: all. */
  accept?: string | undefined;
  /** Receives the chosen file; also when the same file is chosen again. */
  onFile: (file: File) => void;
  className?: string | undefined;
}

/** A button that opens a file of the device. */
export function FileButton({ children, accept, onFile, className, ...look }: FileButtonProps) {
  return (
    <label className={cx(buttonClass(look), 'hn-file-button', className)}>
      {children}
      <input
        type="file"
        className="hn-visually-hidden"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
