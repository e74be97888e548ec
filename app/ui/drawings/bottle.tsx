import { Drawing, type DrawingProps } from './drawing.tsx';

/** A message in a bottle: write to us. */
export function Bottle({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <ellipse cx="80" cy="104" rx="72" ry="13" fill="var(--water-tint)" stroke="none" />
      <g transform="translate(74 68) rotate(-32)">
        <rect x="47" y="-7" width="12" height="14" rx="2.5" fill="var(--drawn-earth)" />
        <path
          d="M-40-20H8c9 0 10 11 19 11h17V9H27C18 9 17 20 8 20h-48a9 9 0 0 1-9-9v-22a9 9 0 0 1 9-9z"
          fill="var(--drawn-water)"
        />
        <rect x="42" y="-11" width="6" height="22" rx="2.5" fill="var(--drawn-water)" />
        <rect x="-36" y="-10" width="44" height="20" rx="2" fill="var(--drawn-pale)" />
        <ellipse cx="8" cy="0" rx="4" ry="10" fill="var(--drawn-pale)" />
        <path d="M-18-10h6v20h-6z" fill="var(--drawn-coral)" />
        <path d="M-38-15H2" stroke="var(--drawn-pale)" />
      </g>
      <path
        d="M14 100q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0c0 8-30 17-64 17s-64-9-64-17z"
        fill="var(--drawn-water)"
        stroke="none"
      />
      <path
        d="M14 100q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0M48 109q6-4 12 0t12 0M90 110q5-3 10 0t10 0"
        stroke="var(--water)"
      />
      <path d="M132 26c3-5 8-5 10-1 2-4 8-4 10 1M20 26c2-4 6-4 8-1 2-3 6-3 8 1" />
    </Drawing>
  );
}
