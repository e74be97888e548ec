import { Drawing, type DrawingProps, Pool } from './drawing.tsx';

/** A duck asleep on calm water: nothing waits. */
export function Duck({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <Pool />
      <path
        d="M30 80c-6-8-8-14-8-20 8 4 14 6 22 6h50c20 0 34 10 34 22 0 10-12 14-26 14H60c-18 0-30-8-30-22z"
        fill="var(--drawn-pale)"
      />
      <path d="M92 68c-8-6-10-16-4-24 8-10 26-10 33 1 6 10 2 22-8 26" fill="var(--drawn-leaf)" />
      <path d="M90 58c-8-2-16 0-20 6 8 6 18 6 25 2z" fill="var(--drawn-coral)" />
      <path d="M100 52c3 3 7 3 10 0" />
      <path d="M88 70c10 5 18 5 26 0" />
      <path d="M46 76c14-6 36-6 46 4-8 12-34 14-46-4z" fill="var(--drawn-water)" />
      <path d="M60 81c8 3 16 3 24 0" />
      <path d="M18 102q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0M46 111q5-4 10 0t10 0" stroke="var(--water)" />
      <path d="M126 34h9l-9 11h9M142 16h7l-7 9h7" />
    </Drawing>
  );
}
