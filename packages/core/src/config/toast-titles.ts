/** Titles of the toasts, exactly as specified. */
export const toastTitles = {
  /** An action was refused or failed. */
  failed: 'Failed',
  /** An action succeeded. */
  success: 'Success',
  /** A registration form has errors. */
  verification: 'Verification',
} as const;
