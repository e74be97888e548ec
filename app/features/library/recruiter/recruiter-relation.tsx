import { pathTo } from '../../../../domain/paths.ts';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { InteractionIcons } from './interaction-icons.tsx';
import styles from './recruiter.module.css';
import { recruiterTexts } from './recruiter.texts.ts';

type Props = { profile: Pick<ProfileView, 'interactions' | 'viewsLeft'>; favourite: boolean };

/** What the company and the developer have done with each other, and how many profiles are left today. */
export function RecruiterRelation({ profile: { interactions, viewsLeft }, favourite }: Props) {
  const texts = useTexts(recruiterTexts);
  const plans = pathTo(useLocale(), 'plans');
  return (
    <>
      {interactions && <InteractionIcons interactions={{ ...interactions, favourite }} />}
      {viewsLeft !== undefined && (
        <p className={styles.left}>
          {texts.viewsLeft(viewsLeft)} {viewsLeft === 0 && <Link href={plans}>{texts.plans}</Link>}
        </p>
      )}
    </>
  );
}
