import { type ImageWidth, imageWidths } from '../../../../domain/image-address.ts';

/** Every image is stored in this type; other rows of `files` are not images. */
export const imageType = 'image/webp';

/** The longest side of a stored image. */
export const largestSide = 2000 satisfies ImageWidth;

/**
 * The file of an image in one width: its handle, `w`, the width. It is longer than any handle, so it cannot be the name
 * of another file; it has no row, so it has no address.
 */
export function fileOf(handle: string, width: ImageWidth): string {
  return width === largestSide ? handle : `${handle}w${width}`;
}

/** A file and all files derived from it: the widths of an image. */
export function filesOf(handle: string, contentType: string): string[] {
  return contentType === imageType ? imageWidths.map((width) => fileOf(handle, width)) : [handle];
}
