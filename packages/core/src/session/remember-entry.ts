export { createRememberMe, type RememberedCredentials, type RememberMe, type RememberOptions } from './remember.js';
