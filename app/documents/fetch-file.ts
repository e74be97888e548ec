export type FetchFailure = 'network' | 'gone' | 'fault';

/**
 * The whole file, with its progress (0 to 1). It is kept in memory, so that a lost connection does not matter later.
 */
export async function fetchFile(
  address: string,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array | FetchFailure> {
  try {
    const answer = await fetch(address, { signal, cache: 'no-store' });
    // A signed-out user is redirected to the sign-in page, which is not the file.
    if (answer.status === 404 || answer.redirected) return 'gone';
    if (!answer.ok || !answer.body) return 'fault';
    const total = Number(answer.headers.get('content-length'));
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let received = 0;
    const reader = answer.body.getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      parts.push(step.value);
      received += step.value.length;
      if (total > 0) onProgress(Math.min(1, received / total));
    }
    if (total > 0 && received < total) return 'network';
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  } catch (error) {
    if (signal.aborted) throw error;
    return 'network';
  }
}
