type Sending = {
  address: string;
  file: File;
  headers?: Record<string, string>;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends a file as the whole body of a request. Returns the JSON of the answer (null without any), 'network' when there is
 * no answer, 'cancelled' after the signal. With XMLHttpRequest, because fetch reports no progress of an upload.
 */
export function postFile({ address, file, headers = {}, onProgress, signal }: Sending): Promise<unknown> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => resolve(request.response);
    request.onerror = () => resolve('network');
    request.onabort = () => resolve(signal?.aborted ? 'cancelled' : 'network');
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
