import type { CSSProperties } from 'react';
import type { Showcase } from '../../../../server/services/shell/home/read-showcase.ts';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import styles from './pond.module.css';

/** Positions in percent, the most frequent technology first. */
const places = [
  [50, 46],
  [24, 33],
  [76, 31],
  [29, 66],
  [73, 65],
  [50, 17],
  [50, 81],
  [11, 51],
  [89, 49],
] as const;

/** A drawing of a pond from above: the size of a technology shows how many developers chose it. */
export function Pond({ technologies, caption }: { technologies: Showcase['technologies']; caption: string }) {
  const most = Math.max(...technologies.map(({ people }) => people), 1);
  return (
    <figure className={styles.pond}>
      <svg viewBox="0 0 400 400" className={styles.water} aria-hidden="true">
        {[190, 150, 108, 64].map((radius) => (
          <circle key={radius} cx="200" cy="200" r={radius} />
        ))}
      </svg>
      <ul className={styles.leaves}>
        {technologies.slice(0, places.length).map(({ name, handle, people }, index) => (
          <li
            key={name}
            style={
              {
                left: `${places[index]?.[0]}%`,
                top: `${places[index]?.[1]}%`,
                '--share': people / most,
              } as CSSProperties
            }
          >
            <TechnologyIcon handle={handle} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
