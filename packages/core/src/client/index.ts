export { createClient, type CallOptions, type Client, type ClientOptions, type Services } from './create-client.js';
export type { ClientSession } from './client-session.js';
export { accountTransport, type AccountTransport } from './account-transport.js';
