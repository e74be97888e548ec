import { pathTo } from '../../../../domain/paths.ts';
import { withJuniorOffer } from '../../../../domain/profile/boost.ts';
import type { Training } from '../../../../domain/profile/training.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './boost.module.css';
import { boostTexts } from './boost.texts.ts';

/** The offer for juniors. The courses are on the site of the operator, in a new tab, or on the page of the demo. */
export function TrainingOffer({ training }: { training: Training }) {
  const locale = useLocale();
  const { junior, newTab } = useTexts(boostTexts);
  const elsewhere = training.kind === 'site';
  const address = elsewhere ? training.url : pathTo(locale, 'training');
  const beside = elsewhere ? { target: '_blank', rel: 'noopener' } : {};
  const after = elsewhere && <span className={styles.hidden}> {newTab}</span>;
  return (
    <>
      <p>{elsewhere ? junior.lead : junior.examplesLead}</p>
      <div className={styles.actions}>
        <ButtonLink href={withJuniorOffer(address)} {...beside}>
          {junior.offer}
          {after}
        </ButtonLink>
        <ButtonLink href={address} look="secondary" {...beside}>
          {junior.all}
          {after}
        </ButtonLink>
      </div>
    </>
  );
}
