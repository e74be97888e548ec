import { Drawing, type DrawingProps, Pool } from './drawing.tsx';

/** A water lily, and a dragonfly above the water: no conversation yet. */
export function LilyPad({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <Pool />
      <path d="M14 106q5-4 10 0t10 0M112 110q5-4 10 0t10 0" stroke="var(--water)" />
      <path d="M68 88 116 80A50 19 0 1 1 96 72z" fill="var(--drawn-leaf)" />
      <path d="M68 88 26 84M68 88 36 98M68 88l0 19M68 88l30 12" opacity=".45" />
      <path d="M138 93l11-2a12 5 0 1 1-5-2z" fill="var(--drawn-leaf)" />
      <path
        d="M64 84C50 88 38 84 32 75c12-4 25-1 32 9zM64 84c14 4 26 0 32-9-12-4-25-1-32 9z"
        fill="var(--drawn-coral)"
      />
      <path
        d="M64 84C52 80 44 70 44 58c11 3 19 13 20 26zM64 84c12-4 20-14 20-26-11 3-19 13-20 26z"
        fill="var(--drawn-coral)"
      />
      <path d="M64 84c-9-10-9-24 0-34 9 10 9 24 0 34z" fill="var(--drawn-pale)" />
      <g transform="translate(124 28) rotate(38)">
        <path d="M0 0C-9-9-22-10-26-4-24 4-10 5 0 3zM0 0C9-9 22-10 26-4 24 4 10 5 0 3z" fill="var(--drawn-water)" />
        <path d="M0 3c-10 0-19 4-20 10 6 5 16 0 20-8zM0 3c10 0 19 4 20 10-6 5-16 0-20-8z" fill="var(--drawn-water)" />
        <path d="M0 0v34" strokeWidth="4" />
        <circle cy="-5" r="4.5" fill="var(--drawn-leaf)" />
      </g>
    </Drawing>
  );
}
