import { redirect, useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { trainingOffer, withJuniorOffer } from '../../../domain/profile/boost.ts';
import { trainingOf } from '../../../domain/profile/training.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { Courses } from '../../features/profile/training/courses.tsx';
import styles from '../../features/profile/training/training.module.css';
import { trainingTexts } from '../../features/profile/training/training.texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle(
  (locale) => trainingTexts[locale].title,
  (locale) => trainingTexts[locale].lead,
);

/** The example courses of the demo; redirects to the training site of the operator, and does not exist without one. */
export const loader = serve(({ config, page: answer }, { url }) => {
  const junior = url.searchParams.get(trainingOffer.name) === trainingOffer.junior;
  const training = trainingOf(config);
  if (training.kind === 'none') throw new NotFound();
  if (training.kind === 'site') throw redirect(junior ? withJuniorOffer(training.url) : training.url);
  answer.keepSeconds = 10;
  return { junior };
});

export default function TrainingPage() {
  const { junior } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(trainingTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      {junior && (
        <div className={styles.offer}>
          <Notice tone="good">{texts.junior}</Notice>
        </div>
      )}
      <div className={styles.courses}>
        <Courses junior={junior} />
      </div>
      <section className={styles.closing}>
        <div>
          <h2>{texts.closing}</h2>
          <p>{texts.closingText}</p>
        </div>
        <ButtonLink href={pathTo(locale, 'contact')}>{texts.contact}</ButtonLink>
      </section>
    </div>
  );
}
