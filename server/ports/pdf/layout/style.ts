import type { FaceName } from '../type/faces.ts';

export type Style = { face: FaceName; size: number; colour: string };

/** A part of a text in one style. */
export type Span = {
  text: string;
  style: Style;
  href?: string;
  /** Stays on one line if possible. */
  isUnit?: boolean;
  /** Only between two others: left out at the end of a line. */
  isSeparator?: boolean;
};
