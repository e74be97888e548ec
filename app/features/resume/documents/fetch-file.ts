export type FetchFailure = 'network' | 'gone' | 'fault';

/** The whole of a file, with how much of it has come (0 to 1). Once it is here, a lost connection takes nothing away. */
export async function fetchFile(
  address: string,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array | FetchFailure> {
  try {
    const answer = await fetch(address, { signal, cache: 'no-store' });
    // Whoever was signed out meanwhile is led to a page, which is not what was asked for.
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
