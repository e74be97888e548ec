import { Drawing, type DrawingProps } from './drawing.tsx';

/** A snail on a leaf: not so fast. */
export function Snail({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <path d="M8 98c30-16 96-20 144-2-40 16-108 16-144 2z" fill="var(--drawn-leaf)" />
      <path d="M8 98c40 2 90 2 144-2" opacity=".45" />
      <path d="M30 92c4-6 12-6 22-6h46c10 0 14-8 14-20 0-12 16-14 18-2 2 16-6 28-24 28z" fill="var(--drawn-sand)" />
      <path d="M118 56 114 40M126 56l6-15" />
      <path d="M114 39v.1M132 40v.1" strokeWidth="6" />
      <circle cx="76" cy="60" r="30" fill="var(--drawn-coral)" />
      <path d="M102 76c-8 10-26 12-36 2s-9-26 2-32 26 0 26 13-14 17-21 9 0-17 7-13" />
      <path d="M124 70c2 1 4 0 5-2" />
    </Drawing>
  );
}
