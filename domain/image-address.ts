/** The widths an image can be had in; the largest is the image as it was stored. */
export const imageWidths = [48, 96, 150, 300, 600, 1200, 2000] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** What is behind it never changes, so browsers may keep it for ever. */
export function imageAddress(handle: string, width: ImageWidth): string {
  return `/images/${handle}/${width}.webp`;
}
