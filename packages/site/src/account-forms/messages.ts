/** Texts of the account forms that more than one screen shows. */
export const messages = {
  activation: {
    code: 'Activation Code',
    hint: 'Six digits, valid for 10 minutes.',
    send: 'Submit',
    resend: 'Resend OTP',
  },
};
