import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { callOutside } from '../outside-call.ts';
import { checkedContentType, checkedHandle } from './handle.ts';
import type { Files } from './port.ts';

export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
};

/** Any store with the S3 protocol, with the bucket in the path, which all of them accept. */
export function s3Files(options: S3Options): Files {
  const { accessKeyId, secretAccessKey, region, timeoutMs = 60_000 } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const base = `${options.endpoint.replace(/\/$/, '')}/${encodeURIComponent(options.bucket)}`;

  const call = (method: string, handle: string, bytes?: Uint8Array, contentType?: string): Promise<Response> => {
    const url = `${base}/${checkedHandle(handle)}`;
    const headers: Record<string, string> = {
      // Signed with the request, so that the store refuses bytes that were changed on the way.
      'x-amz-content-sha256': createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
      ...(contentType ? { 'content-type': contentType } : {}),
    };
    // A copy: fetch needs a buffer that is not shared with another thread.
    const body = bytes ? new Uint8Array(bytes) : undefined;
    return callOutside({
      service: 's3',
      request: () => client.sign(url, { method, headers, body }),
      timeoutMs,
      attempts: 3,
      accept: method === 'PUT' ? [] : [404],
    });
  };

  return {
    async put(handle, bytes, contentType) {
      const response = await call('PUT', handle, bytes, checkedContentType(contentType));
      await response.body?.cancel();
    },

    async get(handle) {
      const response = await call('GET', handle);
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      return {
        body: response.body ?? new Blob([]).stream(),
        contentType: response.headers.get('content-type') ?? 'application/octet-stream',
        bytes: Number(response.headers.get('content-length') ?? 0),
      };
    },

    async remove(handle) {
      const response = await call('DELETE', handle);
      await response.body?.cancel();
    },
  };
}
