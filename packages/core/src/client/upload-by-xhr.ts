import { NetworkError } from '../errors/network-error.js';
import { TooLargeError } from '../errors/too-large-error.js';
import { isEventStream, type HttpAnswer, type HttpRequest } from './http.js';

function readHeaders(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Sends a form with files by XMLHttpRequest, the only way to get upload progress in browsers: with fetch the upload
 * would need streaming, which needs HTTP/2 and is not in every browser. For pages and workers; service workers and Node
 * have no XMLHttpRequest. The page's own referrer policy applies.
 */
export function uploadByXhr(request: HttpRequest): Promise<HttpAnswer> {
  const { signal, limit, upload, download, heard, onEvents } = request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const encoder = new TextEncoder();
    // Only text can be read while it arrives.
    const pass = onEvents && createTextReader(xhr, (text) => onEvents(encoder.encode(text)));
    const abort = (): void => xhr.abort();
    signal.addEventListener('abort', abort, { once: true });
    xhr.open(request.method, request.url);
    xhr.responseType = onEvents ? 'text' : 'arraybuffer';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => {
      heard('request');
      upload?.move(loaded, total);
    };
    xhr.upload.onload = ({ loaded }) => upload?.end(loaded);
    const isGood = (): boolean => xhr.status >= 200 && xhr.status < 300;
    xhr.onprogress = ({ loaded, total }) => {
      heard('answer');
      if (loaded > limit) {
        reject(new TooLargeError());
        abort();
      } else if (isGood()) {
        download?.move(loaded, total);
        pass?.();
      }
    };
    xhr.onload = () => {
      pass?.();
      const bytes = onEvents ? encoder.encode(xhr.responseText) : new Uint8Array(xhr.response as ArrayBuffer);
      if (isGood()) download?.end(bytes.byteLength);
      resolve({ status: xhr.status, headers: readHeaders(xhr.getAllResponseHeaders()), chunks: [bytes] });
    };
    xhr.onerror = () => reject(new NetworkError());
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    xhr.send(request.body ?? null);
  });
}

/** Creates the reader of a stream of events: each call passes on the text that has arrived since the last one. */
function createTextReader(xhr: XMLHttpRequest, pass: (text: string) => void): () => void {
  let read = 0;
  return () => {
    if (!isEventStream(readHeaders(xhr.getAllResponseHeaders()))) return;
    // Half of a pair of surrogates has no bytes of its own.
    const text = xhr.responseText.slice(read).replace(/[\uD800-\uDBFF]$/, '');
    read += text.length;
    if (text !== '') pass(text);
  };
}
