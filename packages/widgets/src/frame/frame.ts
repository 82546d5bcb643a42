import { runFrameHost } from './run-frame-host.js';

runFrameHost();
