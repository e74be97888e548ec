import type { ReactNode } from 'react';

export type DrawingProps = {
  /** In pixels; the height is three quarters of it. */
  width?: number;
};

type Props = DrawingProps & {
  /** Says what the picture means. Without it the drawing is decoration, hidden from screen readers. */
  label?: string | undefined;
  children: ReactNode;
};

/** The sheet of every drawing: a round line of two pixels in ink; the fills are the `--drawn-*` tokens. */
export function Drawing({ width = 160, label, children }: Props) {
  return (
    <svg
      width={width}
      height={width * 0.75}
      viewBox="0 0 160 120"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
}

/** Calm water under a thing. */
export function Pool() {
  return <ellipse cx="80" cy="103" rx="72" ry="14" fill="var(--water-tint)" stroke="none" />;
}
