/** Bytes of a model's reply: a hundred times what an object of six numbers and its envelope need. */
const MAX_REPLY_BYTES = 100_000;

/** Fetches without following redirects, which are answers like any other, and rejects an answer that is larger than any reply of numbers. */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  if (response.body)
    for await (const chunk of response.body as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      length += chunk.byteLength;
      // Leaving the loop cancels the rest of the body.
      if (length > MAX_REPLY_BYTES) throw new RangeError('The reply of the model is too large.');
      chunks.push(chunk);
    }
  const { status, statusText, headers } = response;
  return new Response(await new Blob(chunks).arrayBuffer(), { status, statusText, headers });
}
