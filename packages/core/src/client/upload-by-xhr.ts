import { NetworkError } from '../errors/network-error.js';
import { TooLargeError } from '../errors/too-large-error.js';
import type { HttpAnswer, HttpRequest } from './http.js';

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
  const { signal, limit, upload, download, heard } = request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = (): void => xhr.abort();
    signal.addEventListener('abort', abort, { once: true });
    xhr.open(request.method, request.url);
    xhr.responseType = 'arraybuffer';
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
      } else if (isGood()) download?.move(loaded, total);
    };
    xhr.onload = () => {
      const bytes = new Uint8Array(xhr.response as ArrayBuffer);
      if (isGood()) download?.end(bytes.byteLength);
      resolve({ status: xhr.status, headers: readHeaders(xhr.getAllResponseHeaders()), chunks: [bytes] });
    };
    xhr.onerror = () => reject(new NetworkError());
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    xhr.send(request.body ?? null);
  });
}
