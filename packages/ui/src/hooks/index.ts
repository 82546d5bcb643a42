export { useCombobox } from './use-combobox.js';
export type { ComboboxView } from './use-combobox.js';
export { useFormMachine } from './use-form-machine.js';
export { useLateFonts } from './use-late-fonts.js';
export { useLoading } from './use-loading.js';
export { useShortcutKey } from './use-shortcut-key.js';
