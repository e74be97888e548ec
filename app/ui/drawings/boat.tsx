import { Drawing, type DrawingProps, Pool } from './drawing.tsx';

/** A paper boat without wind: no connection. */
export function Boat({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <Pool />
      <path d="M96 24c-1-9 12-14 18-6 4-9 20-7 20 4 9-1 12 12 3 15h-38c-10 0-11-12-3-13z" fill="var(--drawn-water)" />
      <path d="M42 72l32-40 32 40z" fill="var(--drawn-pale)" />
      <path d="M74 32v40" />
      <path d="M74 72V32l32 40z" fill="var(--drawn-coral)" />
      <path d="M22 72h104l-18 28H40z" fill="var(--drawn-pale)" />
      <path d="M74 72l34 28H40z" fill="var(--leaf-tint)" />
      <path d="M18 101q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0M92 111q5-4 10 0t10 0" stroke="var(--water)" />
    </Drawing>
  );
}
