import { Drawing, type DrawingProps } from './drawing.tsx';

/** Four jars, each with more room to grow: the plans. */
export function Jars({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <ellipse cx="80" cy="106" rx="74" ry="9" fill="var(--leaf-tint)" stroke="none" />
      <Jar x={6} width={24} height={34} />
      <Jar x={37} width={28} height={46} />
      <Jar x={72} width={32} height={60} />
      <Jar x={111} width={40} height={76} />
      <path d="M18 96c-3-4-2-7 2-9 3 3 3 7 0 9z" fill="var(--drawn-coral)" />
      <path d="M51 98V86M51 87c-6 0-9-3-9-8 6 0 9 3 9 8zM51 87c0-5 3-8 9-8 0 5-3 8-9 8z" fill="var(--drawn-leaf)" />
      <path
        d="M88 98V70M88 86c-7 0-11-4-11-10 7 0 11 4 11 10zM88 76c0-7 4-11 11-11 0 7-4 11-11 11z"
        fill="var(--drawn-leaf)"
      />
      <path
        d="M131 98V56M131 86c-9 0-14-4-14-12 9 0 14 4 14 12zM131 76c0-8 5-12 14-12 0 8-5 12-14 12z"
        fill="var(--drawn-leaf)"
      />
      <path
        d="M131 58c-8-2-12-8-11-15 4 1 6 3 8 5 0-4 1-7 3-9 2 2 3 5 3 9 2-2 4-4 8-5 1 7-3 13-11 15z"
        fill="var(--drawn-coral)"
      />
      <path d="M4 104h152" />
    </Drawing>
  );
}

function Jar({ x, width, height }: { x: number; width: number; height: number }) {
  const top = 104 - height;
  return (
    <>
      <rect x={x} y={top} width={width} height={height} rx="6" fill="var(--surface)" />
      <path
        d={`M${x + 1} ${104 - height * 0.4}h${width - 2}v${height * 0.4 - 6}a5 5 0 0 1-5 5h${12 - width}a5 5 0 0 1-5-5z`}
        fill="var(--drawn-water)"
        stroke="none"
      />
      <rect x={x + 2} y={top - 7} width={width - 4} height="8" rx="3" fill="var(--drawn-leaf)" />
    </>
  );
}
