import { type ImageWidth, imageWidths } from '../../../../domain/image-address.ts';

/** Every image is stored as this, whatever it came as; other rows of `files` are not images. */
export const imageType = 'image/webp';

/** The longest side of a stored image. */
export const largestSide = 2000 satisfies ImageWidth;

/**
 * Where an image is kept in one width: its handle, `w`, the width. Longer than any handle that is handed out, so
 * it names no other file; without a row of its own, so it is no address of its own.
 */
export function fileOf(handle: string, width: ImageWidth): string {
  return width === largestSide ? handle : `${handle}w${width}`;
}

/** A file and all that may have been made of it: images have their widths. */
export function filesOf(handle: string, contentType: string): string[] {
  return contentType === imageType ? imageWidths.map((width) => fileOf(handle, width)) : [handle];
}
