import { commonOptions } from '../element/options.js';

/** The options of `<headnote-case-preview>`. It needs `citation` or `case-id`. */
export const casePreviewOptions = {
  ...commonOptions,
  /** Any citation of the case, as printed. */
  citation: [/^.{1,256}$/],
  /** Id of the case in the library; comes before `citation`. */
  caseId: [/^[\w-]{1,64}$/],
  /** `dialog`: a button that opens the preview. */
  display: ['inline', 'dialog'],
  /** Text of the button; the citation by default. */
  label: [/^.{1,120}$/],
} as const;
