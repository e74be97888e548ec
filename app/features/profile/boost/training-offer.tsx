import { pathTo } from '../../../../domain/paths.ts';
import { withJuniorOffer } from '../../../../domain/profile/boost.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './boost.module.css';
import { boostTexts } from './boost.texts.ts';

/** The offer for juniors. The courses are on our own page, or on another site, which opens in a new tab. */
export function TrainingOffer({ trainingUrl }: { trainingUrl: string | undefined }) {
  const locale = useLocale();
  const { junior, newTab } = useTexts(boostTexts);
  const site = trainingUrl ?? pathTo(locale, 'training');
  const beside = trainingUrl ? { target: '_blank', rel: 'noopener' } : {};
  const after = trainingUrl && <span className={styles.hidden}> {newTab}</span>;
  return (
    <>
      <p>{junior.lead}</p>
      <div className={styles.actions}>
        <ButtonLink href={withJuniorOffer(site)} {...beside}>
          {junior.offer}
          {after}
        </ButtonLink>
        <ButtonLink href={site} look="secondary" {...beside}>
          {junior.all}
          {after}
        </ButtonLink>
      </div>
    </>
  );
}
