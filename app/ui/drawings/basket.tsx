import { Drawing, type DrawingProps } from './drawing.tsx';

/** An empty basket: nothing chosen yet. */
export function Basket({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <ellipse cx="80" cy="107" rx="66" ry="9" fill="var(--leaf-tint)" stroke="none" />
      <path d="M40 60c0-32 18-46 40-46s40 14 40 46" strokeWidth="7" />
      <path d="M40 60c0-32 18-46 40-46s40 14 40 46" stroke="var(--drawn-earth)" strokeWidth="3" />
      <path d="M32 62h96l-9 36c-1 5-5 8-10 8H51c-5 0-9-3-10-8z" fill="var(--drawn-earth)" />
      <path
        d="M35 76h90M39 90h82M50 62v14M66 62v14M82 62v14M98 62v14M114 62v14M46 76v14M60 76v14M75 76v14M90 76v14M105 76v14M118 76v14M54 90v15M68 90v15M82 90v15M96 90v15M110 90v14"
        opacity=".5"
      />
      <rect x="27" y="55" width="106" height="11" rx="5.5" fill="var(--drawn-leaf)" />
      <path d="M138 100c-3-8 0-15 8-19 4 9 2 16-8 19zM138 100c1-5 3-8 5-11" fill="var(--drawn-coral)" />
    </Drawing>
  );
}
