import {
  city,
  createForm,
  loginId,
  mobile,
  password,
  personName,
  registrationEmail,
  required,
  requiredSecret,
  selected,
  ticked,
  type FormFailure,
} from '@headnote/core/validation';

/** Country selected at first, by its id in the service. */
const INDIA = '5';

const fields = {
  fname: { prefix: 'First name', rules: [required, personName] },
  lname: { prefix: 'Last name', rules: [required, personName] },
  email: { prefix: 'E-mail', rules: [required, registrationEmail] },
  mobile: { prefix: 'Mobile', rules: [required, mobile] },
  countryMasterID: { prefix: 'Country', initial: INDIA, rules: [selected] },
  stateMasterID: { prefix: 'State', rules: [selected] },
  city: { prefix: 'City', rules: [required, city] },
  loginID: { prefix: 'User name', rules: [required, loginId] },
  password: { prefix: 'Password', rules: [requiredSecret, password({ min: 8 })] },
  repassword: { prefix: 'Password again', rules: [requiredSecret], sameAs: 'password' },
  ischeckterm: { initial: false, rules: [ticked] },
} as const;

/**
 * Registration form with the rules of the specification and the server's minimum password length. It submits nowhere.
 */
export const createRegistration = (answer?: FormFailure) =>
  createForm({ fields, onSubmit: () => Promise.resolve(answer) });

export const countries = [
  { value: INDIA, label: 'India' },
  { value: '6', label: 'Nepal' },
];

export const states = [
  { value: '12', label: 'Karnataka' },
  { value: '13', label: 'Maharashtra' },
  { value: '14', label: 'Telangana' },
];
