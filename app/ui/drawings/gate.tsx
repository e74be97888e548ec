import { Drawing, type DrawingProps } from './drawing.tsx';

/** A closed garden gate: this is not open to you. */
export function Gate({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <ellipse cx="80" cy="106" rx="70" ry="9" fill="var(--leaf-tint)" stroke="none" />
      <path d="M46 104V52c0-20 15-34 34-34s34 14 34 34v52z" fill="var(--surface)" />
      <path d="M58 104V28M69 104V21M80 104V18M91 104V21M102 104V28" />
      <path d="M46 54h68v9H46zM46 88h68v9H46z" fill="var(--drawn-earth)" />
      <path d="M30 106V42h16v64zM114 106V42h16v64z" fill="var(--drawn-earth)" />
      <path d="M27 34h22v8H27zM111 34h22v8h-22z" fill="var(--drawn-leaf)" />
      <path d="M73 72v-6a7 7 0 0 1 14 0v6" strokeWidth="3" />
      <rect x="68" y="71" width="24" height="19" rx="4" fill="var(--drawn-coral)" />
      <path d="M80 79v4" strokeWidth="3" />
      <path
        d="M14 106c0-8 2-12 5-16 2 6 2 11 0 16M19 106c2-6 5-9 9-10-1 5-2 8-5 10M138 106c0-7 2-11 5-14 2 5 2 9 0 14M143 106c2-5 5-8 9-9-1 5-2 7-5 9"
        fill="var(--drawn-leaf)"
      />
      <path d="M8 106h144" />
    </Drawing>
  );
}
