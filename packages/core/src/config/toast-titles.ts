/** Titles of the toasts, letter for letter as specified. */
export const toastTitles = {
  /** Something was refused or did not work. */
  failed: 'Failed',
  /** A step was done. */
  success: 'Success',
  /** A registration that cannot be sent as it is. */
  verification: 'Verification',
} as const;
