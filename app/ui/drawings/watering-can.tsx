import { Drawing, type DrawingProps } from './drawing.tsx';

/** A watering can that leaks: a fault of ours. */
export function WateringCan({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <ellipse cx="84" cy="108" rx="60" ry="9" fill="var(--water-tint)" stroke="none" />
      <path d="M104 42c22-8 38 4 36 24-1 14-12 22-32 22" strokeWidth="8" />
      <path d="M104 42c22-8 38 4 36 24-1 14-12 22-32 22" stroke="var(--drawn-leaf)" strokeWidth="4" />
      <path d="M58 78 28 40l8-5 24 26z" fill="var(--drawn-leaf)" />
      <path d="M20 44c4-8 12-14 22-15l3 6c-8 2-15 7-19 14z" fill="var(--drawn-coral)" />
      <path d="M58 40h50l4 64H54z" fill="var(--drawn-leaf)" />
      <ellipse cx="83" cy="40" rx="25" ry="7" fill="var(--leaf-tint)" />
      <g transform="rotate(-22 84 66)">
        <rect x="68" y="60" width="32" height="13" rx="6.5" fill="var(--drawn-sand)" />
        <path d="M78 60v13M90 60v13M83 65h.1M86 69h.1" />
      </g>
      <path
        d="M72 76c3 5 5 7 5 10a5 5 0 0 1-10 0c0-3 2-5 5-10zM92 84c2 4 4 6 4 8a4 4 0 0 1-8 0c0-2 2-4 4-8z"
        fill="var(--drawn-water)"
      />
      <path d="M62 109q6-4 12 0t12 0 12 0" stroke="var(--water)" />
    </Drawing>
  );
}
