import { Drawing, type DrawingProps, Pool } from './drawing.tsx';

/** A fishing float: it moves when something comes. */
export function Float({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <Pool />
      <path d="M4 54 98 8" strokeWidth="6" />
      <path d="M4 54 96 9" stroke="var(--drawn-earth)" strokeWidth="2" />
      <path d="M98 8c6 10-2 20-6 28" />
      <g transform="rotate(12 84 74)">
        <path d="M84 36v16" />
        <circle cx="84" cy="74" r="23" fill="var(--drawn-pale)" />
        <path d="M61 74a23 23 0 0 1 46 0z" fill="var(--drawn-coral)" />
        <rect x="78" y="46" width="12" height="8" rx="3" fill="var(--drawn-leaf)" />
        <path d="M72 64c2-3 4-5 7-5" stroke="var(--drawn-pale)" />
      </g>
      <path d="M54 92q8 6 15 2t15 1 15-1 15-2c6 18-66 18-60 0z" fill="var(--water-tint)" stroke="none" />
      <path
        d="M56 93q7 5 14 1t14 1 14-1 14-1M40 96c-6 10 18 14 44 14s50-4 44-14M22 106q4-3 8 0M138 106q4-3 8 0"
        stroke="var(--water)"
      />
    </Drawing>
  );
}
