import { OutsideError } from '../outside-error.ts';

/**
 * Refuses anything that could be a path, a query or another bucket, because handles are used in file names and
 * addresses.
 */
export function checkedHandle(handle: string): string {
  if (typeof handle !== 'string' || !/^[a-z0-9]{20,64}$/.test(handle)) {
    throw new OutsideError('files', 'not a file handle', { permanent: true });
  }
  return handle;
}

/** A type with its parameters on one line, because it is sent back in a header. */
export function checkedContentType(contentType: string): string {
  if (!/^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.-]+)*$/.test(contentType) || contentType.length > 200) {
    throw new OutsideError('files', 'not a content type', { permanent: true });
  }
  return contentType;
}
