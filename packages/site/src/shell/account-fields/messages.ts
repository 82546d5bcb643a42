/** Texts of the fields of an account. */
export const messages = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  mobile: 'Mobile',
  mobileHint: 'Ten digits',
  country: 'Country',
  chooseCountry: 'Choose a country',
  state: 'State',
  chooseState: 'Choose a state',
  statesFailed: 'The states could not be loaded.',
  statesAgain: 'Try again',
  city: 'City',
  passwordHint: (min: number) => `At least ${min} characters`,
  samePassword: 'The passwords match',
};
