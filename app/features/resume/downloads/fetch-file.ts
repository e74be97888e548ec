export type FileFailure = 'forbidden' | 'tooMany' | 'busy' | 'fault' | 'network';

/** Saves the content of an address as a file in the browser; undefined when the user cancelled. */
export async function fetchFile(
  address: string,
  signal: AbortSignal,
): Promise<{ name: string } | { failed: FileFailure } | undefined> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok || response.redirected) return { failed: failureOf(response) };
    const file = await response.blob();
    const name = nameIn(response.headers.get('content-disposition') ?? '');
    save(file, name);
    return { name };
  } catch {
    return signal.aborted ? undefined : { failed: 'network' };
  }
}

function failureOf({ status, redirected }: Response): FileFailure {
  // A redirect leads to the sign-in page.
  if (redirected || status === 403 || status === 404) return 'forbidden';
  if (status === 503) return 'busy';
  return status === 429 ? 'tooMany' : 'fault';
}

function nameIn(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return decodeURIComponent(encoded) || 'Resume.pdf';
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has read the address by then; keeping it would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
