import type { messages as english } from './messages.js';

/** Texts of the fields of an account, in Hindi. */
export const messages: typeof english = {
  firstName: 'नाम',
  lastName: 'उपनाम',
  email: 'ई-मेल',
  mobile: 'मोबाइल',
  mobileHint: 'दस अंक',
  country: 'देश',
  chooseCountry: 'देश चुनें',
  state: 'राज्य',
  chooseState: 'राज्य चुनें',
  statesFailed: 'राज्य लोड नहीं हो सके।',
  statesAgain: 'फिर से प्रयास करें',
  city: 'नगर',
  passwordHint: (min) => `कम से कम ${min} वर्ण`,
  samePassword: 'दोनों पासवर्ड एक जैसे हैं',
};
