/** Texts of the faces behind the login. */
export const messages = {
  forgot: {
    heading: 'Forgot password',
    lead: 'We send a code to the mobile or e-mail of your account. It is good for 10 minutes.',
    to: 'Mobile or e-mail',
    send: 'Send OTP',
    sending: 'Sending',
  },
  code: {
    heading: 'Enter the code',
    lead: ['If an account uses ', ', a code is on its way to its confirmed mobile or e-mail.'],
    code: 'Code',
    send: 'Confirm',
    sending: 'Confirming',
    resendIn: (time: string) => `Resend in ${time}`,
  },
  password: {
    heading: 'New password',
    password: 'New password',
    again: 'Password again',
    send: 'Set password',
    sending: 'Setting the password',
  },
  activation: {
    heading: 'Activation code',
    back: 'Back to Login',
  },
  resend: 'Resend OTP',
  back: 'Back to sign in',
};
