import { OutsideError } from '../outside-error.ts';

/** Refuses whatever could be a path, a query or another bucket: handles end up in file names and addresses. */
export function checkedHandle(handle: string): string {
  if (typeof handle !== 'string' || !/^[a-z0-9]{20,64}$/.test(handle)) {
    throw new OutsideError('files', 'not a file handle', { permanent: true });
  }
  return handle;
}

/** A type and its parameters on one line, as it will be sent back in a header. */
export function checkedContentType(contentType: string): string {
  if (!/^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.-]+)*$/.test(contentType) || contentType.length > 200) {
    throw new OutsideError('files', 'not a content type', { permanent: true });
  }
  return contentType;
}
