export { createServer, type HeadnoteServer } from './server.js';
export { readConfig, type ServerConfig, type ServerOptions } from './config/config.js';
export type { StartReport } from './open-server.js';
export type { DemoMember } from './accounts/demo-member.js';
