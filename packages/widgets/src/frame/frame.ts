import { runFrameHost } from './run-frame-host.js';

const { currentScript } = document;
runFrameHost(currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : undefined);
