/** The widths in which an image is served; the largest is the stored image. */
export const imageWidths = [48, 96, 150, 300, 600, 1200, 2000] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The content of this address never changes, so browsers may cache it without an end. */
export function imageAddress(handle: string, width: ImageWidth): string {
  return `/images/${handle}/${width}.webp`;
}
