/**
 * Plays a WAV file. Resolves when it begins, rejects if the browser cannot play it. It never becomes an address, so a page needs no
 * `media-src`.
 */
export async function playWave(base64: string, signal: AbortSignal): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const context = new AudioContext();
  const close = (): void => {
    signal.removeEventListener('abort', close);
    if (context.state !== 'closed') void context.close();
  };
  signal.addEventListener('abort', close);
  try {
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(bytes.buffer);
    source.connect(context.destination);
    source.addEventListener('ended', close);
    // Browsers hold back sound that no press of a button has asked for.
    await context.resume();
    source.start();
  } catch (error) {
    close();
    throw error;
  }
}
