import type { CSSProperties } from 'react';
import styles from './company-cover.module.css';
import { coverWaves } from './cover-waves.ts';

type Props = {
  /** Gives the shape of the waves: the same for the same company. */
  seed: string;
  /** In degrees on the colour wheel. */
  hue: number;
};

/** Waves in the colour of a company, above its name. Decorative; no text stands on it. */
export function CompanyCover({ seed, hue }: Props) {
  const { layers, ripples, sun } = coverWaves(seed);
  return (
    <svg
      className={styles.cover}
      style={{ '--hue': hue } as CSSProperties}
      viewBox="0 0 1200 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx={sun.x} cy={sun.y} r={sun.r} />
      {layers.map((path) => (
        <path key={path} d={path} />
      ))}
      <path d={ripples} className={styles.ripples} />
    </svg>
  );
}
