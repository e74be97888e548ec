import { Drawing, type DrawingProps, Pool } from './drawing.tsx';

/** A leaf that fell from its branch onto the water: gone. */
export function FallenLeaf({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <Pool />
      <path d="M156 8c-30 2-52 8-72 24" strokeWidth="6" />
      <path d="M156 8c-30 2-52 8-72 24" stroke="var(--drawn-earth)" strokeWidth="2" />
      <path
        d="M112 18c-12-4-22-2-28-12 12-6 24-2 28 12zM106 20c2 12 10 18 22 16-2-12-10-18-22-16z"
        fill="var(--drawn-leaf)"
      />
      <path d="M78 42c-10 6-14 14-8 20s-2 12-8 16" stroke="var(--muted)" strokeDasharray="1 6" />
      <path d="M30 92c10-14 36-18 62-2-18 14-46 16-62 2z" fill="var(--drawn-coral)" />
      <path d="M20 96l10-4c18-4 36-5 62-2M48 90l6-6M48 91l8 5M64 88l6-4M64 89l8 6" />
      <path d="M24 104q7-5 14 0t14 0 14 0 14 0M104 106q5-4 10 0t10 0" stroke="var(--water)" />
    </Drawing>
  );
}
