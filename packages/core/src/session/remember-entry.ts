export { createRememberMe, type RememberedCredentials, type RememberMe, type RememberOptions } from './remember.js';
export { createOlderCredentials, type OlderCredentialsOptions } from './older-credentials.js';
