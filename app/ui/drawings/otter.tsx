import { Drawing, type DrawingProps } from './drawing.tsx';

/** An otter with a map that does not help: page not found. */
export function Otter({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <ellipse cx="80" cy="106" rx="74" ry="13" fill="var(--water-tint)" stroke="none" />
      <path d="M124 104c10-2 14-10 12-22 10 6 14 14 10 22z" fill="var(--drawn-earth)" />
      <path d="M50 105c-2-18 0-34 4-46h52c4 12 6 28 4 46z" fill="var(--drawn-earth)" />
      <path d="M50 33c-7-2-8-11-1-13 4-1 8 1 10 5zM110 33c7-2 8-11 1-13-4-1-8 1-10 5z" fill="var(--drawn-earth)" />
      <path d="M80 13c22 0 36 11 36 29 0 16-14 27-36 27S44 58 44 42c0-18 14-29 36-29z" fill="var(--drawn-earth)" />
      <path d="M80 43c6-5 25-4 25 8 0 11-11 17-25 17s-25-6-25-17c0-12 19-13 25-8z" fill="var(--drawn-muzzle)" />
      <path d="M72 41c1-4 15-4 16 0 1 3-5 9-8 9s-9-6-8-9z" fill="var(--drawn-eye)" />
      <path d="M80 50v4c-2 5-8 5-11 2M80 54c2 5 8 5 11 2" stroke="var(--drawn-eye)" />
      <path d="M66 51l-27-4M66 56l-26 5M94 51l27-4M94 56l26 5" />
      <path d="M61 34v1M99 34v1" stroke="var(--drawn-eye)" strokeWidth="5" />
      <path d="M54 25c3-3 7-4 10-3M94 19c4-1 8 0 10 3" />
      <path d="M44 80l23-6 26 6 23-6v25l-23 6-26-6-23 6z" fill="var(--drawn-pale)" />
      <path d="M67 74v25M93 80v25" opacity=".45" />
      <path d="M51 94c3-8 8-9 12-6M74 88c5 1 7 6 13 4" stroke="var(--water)" strokeDasharray="1 5" />
      <path d="M101 85l6 6M107 85l-6 6" stroke="var(--coral)" />
      <path
        d="M38 88c0-7 10-8 13-2 1 6-3 9-7 9s-6-3-6-7zM109 82c2-7 12-6 13 1 0 5-3 8-7 8s-7-3-6-9z"
        fill="var(--drawn-earth)"
      />
      <path d="M8 106q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0M60 115q5-4 10 0t10 0" stroke="var(--water)" />
    </Drawing>
  );
}
