import { Drawing, type DrawingProps, Pool } from './drawing.tsx';

/** A net without a catch, and the fish beside it: no result. */
export function Net({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <Pool />
      <path d="M24 104q6-4 12 0t12 0M96 110q6-4 12 0t12 0" stroke="var(--water)" />
      <path d="M95 30 146 8" strokeWidth="6" />
      <path d="M96 30 145 9" stroke="var(--drawn-earth)" strokeWidth="2.5" />
      <path d="M30 40c2 30 14 48 33 48s31-18 33-48" fill="var(--surface)" />
      <path
        d="M38 48c6 16 20 30 38 36M58 52c4 10 12 18 24 24M78 51c2 5 6 9 11 12M88 48C82 64 68 78 50 84M68 52c-4 10-14 20-26 24M48 51c-2 5-6 9-11 12"
        opacity=".5"
      />
      <ellipse cx="63" cy="40" rx="33" ry="12" fill="var(--water-tint)" strokeWidth="4" />
      <ellipse cx="63" cy="40" rx="33" ry="12" stroke="var(--drawn-leaf)" strokeWidth="1.5" />
      <path d="M63 93v4M54 92v1M72 92v1" stroke="var(--water)" />
      <path d="M110 94c6-8 18-9 26-1l9-6c-1 5-1 9 0 13l-9-5c-8 7-20 7-26-1z" fill="var(--drawn-coral)" />
      <path d="M118 92h.1M126 90c2 3 2 5 0 8" />
    </Drawing>
  );
}
