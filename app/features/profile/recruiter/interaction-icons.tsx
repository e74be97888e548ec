import type { Interactions } from '../../../../server/services/profile/profile-view.ts';
import { monthAndYear } from '../../../i18n/months.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import type { IconName } from '../../../ui/icon.tsx';
import { InfoTooltip } from '../../../ui/tooltip.tsx';
import styles from './recruiter.module.css';
import { recruiterTexts } from './recruiter.texts.ts';

/** 'Spontaneous application (with month and year), liked your company, applied to N of your offers, in your favourites.' */
export function InteractionIcons({ interactions }: { interactions: Interactions }) {
  const texts = useTexts(recruiterTexts);
  const locale = useLocale();
  const { superliked, liked, applications, favourite, colleagues } = interactions;
  const month = (moment: number) => {
    const date = new Date(moment);
    return monthAndYear(locale, { year: date.getUTCFullYear(), month: date.getUTCMonth() });
  };
  const icons: [IconName, boolean, string][] = [
    ['mail', superliked !== null, superliked === null ? texts.notSuperliked : texts.superliked(month(superliked))],
    ['heart', liked !== null, liked === null ? texts.notLiked : texts.liked(month(liked))],
    ['briefcase', applications > 0, applications > 0 ? texts.applied(applications) : texts.notApplied],
    [
      'star',
      favourite,
      [favourite ? texts.inFavourites : texts.notInFavourites, colleagues > 0 && texts.colleagues(colleagues)]
        .filter(Boolean)
        .join(' · '),
    ],
  ];
  return (
    <ul className={styles.icons} aria-label={texts.interactions}>
      {icons.map(([icon, on, text]) => (
        <li key={icon} data-on={on || undefined}>
          <InfoTooltip label={text} text={text} icon={icon} align="start" />
        </li>
      ))}
    </ul>
  );
}
