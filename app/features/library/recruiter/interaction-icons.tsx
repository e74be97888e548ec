import { useId } from 'react';
import type { Interactions } from '../../../../server/services/profile/profile-view.ts';
import { monthOf } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import type { IconName } from '../../../ui/icon.tsx';
import { InfoTooltip } from '../../../ui/tooltip.tsx';
import styles from './recruiter.module.css';
import { recruiterTexts } from './recruiter.texts.ts';

/** docs/product/contact.md, Interaction icons: spontaneous application, like, number of applications, favourite. */
export function InteractionIcons({ interactions }: { interactions: Interactions }) {
  const texts = useTexts(recruiterTexts);
  const locale = useLocale();
  const { superliked, liked, applications, favourite, colleagues } = interactions;
  const month = (moment: number) => monthOf(locale, new Date(moment));
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
  const id = useId();
  return (
    <div className={styles.links}>
      <p id={id}>{texts.interactions}</p>
      <ul className={styles.icons} aria-labelledby={id}>
        {icons.map(([icon, on, text]) => (
          <li key={icon} data-on={on || undefined}>
            <InfoTooltip label={text} text={text} icon={icon} align="start" />
          </li>
        ))}
      </ul>
    </div>
  );
}
