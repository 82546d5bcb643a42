export { ConfirmDialog } from './ConfirmDialog.js';
export type { ConfirmDialogProps } from './ConfirmDialog.js';
export { Dialog } from './Dialog.js';
export type { DialogProps } from './Dialog.js';
