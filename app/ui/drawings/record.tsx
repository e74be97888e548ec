import { Drawing, type DrawingProps } from './drawing.tsx';

/** A record half out of its sleeve, with two notes: music. */
export function Record({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <ellipse cx="80" cy="106" rx="66" ry="9" fill="var(--water-tint)" stroke="none" />
      <circle cx="98" cy="64" r="36" fill="var(--drawn-leaf)" />
      <path d="M98 38a26 26 0 0 1 26 26M98 90a26 26 0 0 0 18-8M98 46a18 18 0 0 1 18 18" opacity=".45" />
      <circle cx="98" cy="64" r="11" fill="var(--drawn-coral)" />
      <circle cx="98" cy="64" r="2.5" fill="var(--drawn-pale)" />
      <path d="M22 30q0-4 4-4h60q4 0 4 4v70q0 4-4 4H26q-4 0-4-4z" fill="var(--drawn-sand)" />
      <circle cx="56" cy="58" r="14" fill="var(--drawn-coral)" />
      <path d="M22 72c8-7 14-7 20 0s14 7 21 0 14-7 27 0v28q0 4-4 4H26q-4 0-4-4z" fill="var(--drawn-water)" />
      <path d="M30 86c5-4 9-4 14 0s9 4 14 0M50 96c5-4 9-4 14 0s9 4 14 0" stroke="var(--water)" />
      <path d="M128 32V14l14-4v18" />
      <ellipse cx="124.5" cy="32" rx="4" ry="3" fill="var(--ink)" />
      <ellipse cx="138.5" cy="28" rx="4" ry="3" fill="var(--ink)" />
      <path d="M112 18V6c5 1 6 4 5 7" />
      <ellipse cx="108.5" cy="18" rx="4" ry="3" fill="var(--ink)" />
    </Drawing>
  );
}
