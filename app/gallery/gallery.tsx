import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { pageTitle } from '../pages/page-title.ts';
import styles from './gallery.module.css';
import { galleryTexts } from './gallery.texts.ts';
import { specimens } from './specimens.ts';

export const meta = pageTitle((locale) => galleryTexts[locale].title);

/**
 * Every control of app/ui and every chart of app/charts in each of its states, in development only: /gallery and /en/gallery, with ?theme=dark or
 * ?theme=light.
 */
export default function GalleryPage() {
  const texts = useTexts(galleryTexts);
  const [query] = useSearchParams();
  const theme = query.get('theme');
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {Object.entries(specimens).map(([name, states]) => (
        <section key={name} className={styles.control} data-control={name} aria-label={name}>
          <h2>{name}</h2>
          <div className={styles.states}>
            {Object.entries(states(texts)).map(([state, element]) => (
              <div key={state} className={styles.state}>
                <p className={styles.name}>{state}</p>
                <div data-state={state}>{element}</div>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
