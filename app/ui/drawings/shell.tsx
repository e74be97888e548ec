import { Drawing, type DrawingProps } from './drawing.tsx';

/** A shell with a pearl: something to win. */
export function Shell({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <ellipse cx="80" cy="106" rx="66" ry="9" fill="var(--drawn-sand)" stroke="none" />
      <path
        d="M50 82C36 70 26 56 32 44c4-8 12-8 16-5 1-11 12-16 20-9 3-10 21-10 24 0 8-7 19-2 20 9 4-3 12-3 16 5 6 12-4 26-18 38z"
        fill="var(--drawn-coral)"
      />
      <path d="M60 82 48 39M72 82 68 31M88 82l4-51M100 82l12-43" opacity=".5" />
      <path d="M40 84c10-5 70-5 80 0-2 14-18 22-40 22s-38-8-40-22z" fill="var(--drawn-water)" />
      <path d="M40 84c12 8 68 8 80 0M62 94l-4 6M80 96v7M98 94l4 6" />
      <circle cx="80" cy="76" r="11" fill="var(--drawn-pale)" />
      <path d="M74 74c1-3 3-4 5-4" stroke="var(--water)" />
      <path d="M134 20v8M130 24h8M24 24v6M21 27h6" stroke="var(--gold)" />
    </Drawing>
  );
}
