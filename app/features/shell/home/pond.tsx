import type { CSSProperties, ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { Showcase } from '../../../../server/services/shell/home/read-showcase.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import styles from './pond.module.css';
import { welcomeTexts } from './welcome/welcome.texts.ts';

/** Positions in percent, the most frequent technology first: the middle of a leaf, or its outer end at the edges. */
const places = [
  [50, 45],
  [24, 33],
  [76, 31],
  [29, 69],
  [73, 67],
  [50, 17],
  [50, 84],
  [0, 56],
  [100, 54],
] as const;

/** A leaf at an edge begins or ends there: a long name would be cut off. */
const shiftOf = (left = 50) => (left === 0 || left === 100 ? `-${left}%` : '-50%');

/**
 * A drawing of a pond from above: the size of a technology shows how many developers chose it. A leaf leads to the
 * questions about its technology, if there are any.
 */
export function Pond({ technologies, caption }: { technologies: Showcase['technologies']; caption: string }) {
  const locale = useLocale();
  const texts = useTexts(welcomeTexts);
  const most = Math.max(...technologies.map(({ people }) => people), 1);
  return (
    <figure className={styles.pond}>
      <svg viewBox="0 0 400 400" className={styles.water} aria-hidden="true">
        {[190, 150, 108, 64].map((radius) => (
          <circle key={radius} cx="200" cy="200" r={radius} />
        ))}
      </svg>
      <ul className={styles.leaves}>
        {technologies.slice(0, places.length).map(({ id, name, handle, people, questions }, index) => (
          <li
            key={id}
            style={
              {
                left: `${places[index]?.[0]}%`,
                top: `${places[index]?.[1]}%`,
                '--shift': shiftOf(places[index]?.[0]),
                '--share': people / most,
              } as CSSProperties
            }
          >
            <Leaf href={questions > 0 ? pathTo(locale, 'technologyQuestions', { slug: id }) : undefined}>
              <TechnologyIcon handle={handle} />
              <span aria-hidden="true">
                {name} <b>{people}</b>
              </span>
              <span className={styles.words}>{texts.leaf(name, people)}</span>
            </Leaf>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Leaf({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? <Link href={href}>{children}</Link> : <span>{children}</span>;
}
