/** Texts of the form that activates an account. */
export const messages = {
  code: 'Activation Code',
  hint: 'Six digits, valid for 10 minutes.',
  send: 'Submit',
  resend: 'Resend OTP',
};
