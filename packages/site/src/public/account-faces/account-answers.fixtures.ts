import { RefusedError } from '@headnote/core/errors';
import { messages } from '@headnote/core/validation';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';

/** The code that the fake server accepts. */
export const RIGHT_CODE = '407119';
export const WRONG_CODE = 'The code is not correct or has expired. Check it, or ask for a new one.';

/** The refusal of a sign-in whose account is not active. */
export const notActive = new RefusedError(messages.notActive, { answer: { outdata1: [{ userid: '71' }] } });

const step = (message: string) => ({ flag: true, message, outdata: [{ userid: 'h-71' }] });
const refused = { flag: false, message: WRONG_CODE, outdata: null };

/** A server that knows one code. Everything else comes from the fake library. */
export const accountServer: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const body = await new Request(input, init).text();
  const isRight = body.includes(RIGHT_CODE);
  switch (pathname) {
    case '/api/user/forgotpwdsendotp':
      return Response.json(step('If an account has this mobile number or e-mail address, we sent a code to it.'));
    case '/api/user/ForgotPasswordSubmitOTP':
      return Response.json(isRight ? step('The code is correct. Please choose a new password.') : refused);
    case '/api/user/usernewpassowrdsetup':
      return Response.json(step('Your password was changed. Please sign in.'));
    case '/api/user/submitotp':
      return Response.json(isRight ? step('Your account is active. Please sign in.') : refused);
    default:
      return fakeLibrary()(input, init);
  }
};
