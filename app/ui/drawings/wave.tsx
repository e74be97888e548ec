/** The foot of a page: water as wide as the window. Its shape does not stretch; a narrow window shows less of it. */
export function Wave() {
  return (
    <svg
      width="100%"
      height="72"
      viewBox="0 0 2560 72"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      aria-hidden="true"
    >
      <path d={`M0 22${swell(80, 20)}V72H0z`} fill="var(--water-tint)" />
      <path d={`M-60 40${swell(110, 16)}V72H-60z`} fill="var(--drawn-water)" opacity=".55" />
      <path d={`M-30 54${swell(65, 12)}V72H-30z`} fill="var(--drawn-water)" />
    </svg>
  );
}

/** Waves of this length and height, over the whole width. */
function swell(length: number, height: number): string {
  return `q${length / 2}-${height} ${length} 0${`t${length} 0`.repeat(Math.ceil(2680 / length))}`;
}
