import { Drawing, type DrawingProps, Pool } from './drawing.tsx';

/** A page of questions beside a young plant: no test taken yet. */
export function Questions({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <Pool />
      <path d="M42 100V66" />
      <path
        d="M42 80c-14 1-24-6-26-20 15 0 24 7 26 20zM42 70c0-14 7-22 20-24 1 14-6 23-20 24z"
        fill="var(--drawn-leaf)"
      />
      <path d="M18 102q6-5 12 0t12 0 12 0 12 0" stroke="var(--water)" />
      <g transform="rotate(7 104 58)">
        <path d="M74 16h46l14 14v66a6 6 0 0 1-6 6H74a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z" fill="var(--drawn-pale)" />
        <path d="M120 16v10a4 4 0 0 0 4 4h10z" fill="var(--water-tint)" />
        <path d="M98 41h22M98 61h26M98 81h18" opacity=".45" />
        <rect x="78" y="35" width="12" height="12" rx="3" />
        <rect x="78" y="55" width="12" height="12" rx="3" fill="var(--drawn-leaf)" />
        <rect x="78" y="75" width="12" height="12" rx="3" />
        <path d="M81 61l3 3 7-8" />
      </g>
    </Drawing>
  );
}
