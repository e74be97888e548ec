/** The logo of the brand: a plant above water. */
export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d="M16 21V12" stroke="var(--leaf)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M16 13.5C16 8 12.2 5.2 6 5c.2 6.200 4 9 10 8.500Z" fill="var(--leaf)" />
      <path d="M16 16.500c0-4.300 3-6.700 8.500-7 0 5-3.200 7.400-8.500 7Z" fill="var(--leaf)" opacity=".62" />
      <path
        d="M4 23.500c2-1.700 4-1.700 6 0s4 1.700 6 0 4-1.700 6 0 4 1.700 6 0"
        stroke="var(--water)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <path
        d="M9 28.300c1.600-1.200 3.100-1.200 4.700 0s3.100 1.200 4.700 0 3.100-1.200 4.600 0"
        stroke="var(--water)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".5"
      />
    </svg>
  );
}
