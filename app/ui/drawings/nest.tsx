import { Drawing, type DrawingProps } from './drawing.tsx';

/** An empty nest on a branch: room for something. */
export function Nest({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <path d="M4 98c30 6 60 8 96 2 20-3 36-12 52-28" strokeWidth="7" />
      <path d="M4 98c30 6 60 8 96 2 20-3 36-12 52-28" stroke="var(--drawn-earth)" strokeWidth="3" />
      <path
        d="M126 90c12 2 20-2 24-12-12-2-20 2-24 12zM118 94c2 10 9 15 20 13-2-10-9-15-20-13z"
        fill="var(--drawn-leaf)"
      />
      <path d="M30 66c0 22 16 36 42 36s42-14 42-36z" fill="var(--drawn-earth)" />
      <path
        d="M36 78c20 8 52 8 72 0M42 88c16 8 44 8 60 0M34 72l18 14M52 72l18 20M74 72l16 18M110 72 92 88M92 70 72 92M66 72 50 92"
        opacity=".5"
      />
      <ellipse cx="72" cy="66" rx="44" ry="11" fill="var(--drawn-earth)" />
      <ellipse cx="72" cy="67" rx="33" ry="6.5" fill="var(--drawn-sand)" />
      <path d="M28 64l-8-6M30 70l-10 2M115 62l8-7M115 70l9 1" />
      <path d="M96 44c-4-14 4-26 22-32 4 18-4 30-22 32zM90 52c6-10 12-18 20-28" fill="var(--drawn-water)" />
    </Drawing>
  );
}
