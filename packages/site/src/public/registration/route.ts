export { RegistrationScreen as Component } from './RegistrationScreen.js';
export { registrationLoader as loader } from './registration-loader.js';
