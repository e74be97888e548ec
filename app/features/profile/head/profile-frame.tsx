import type { ReactNode } from 'react';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { profileTexts } from '../profile.texts.ts';
import styles from './head.module.css';
import { Person } from './person.tsx';
import { Sections } from './sections.tsx';

/** What a viewer can do with a profile. */
export type Actions = {
  /** The main action, with the favourite of a recruiter beside it; at the lower edge of a small screen. */
  main?: ReactNode;
  /** The menu of the other actions. */
  menu?: ReactNode;
  /** What the company and the person have done with each other, and what is left of a quota. */
  below?: ReactNode;
};

type Props = {
  profile: ProfileView;
  shown: string;
  /** None in a preview. */
  actions: Actions | undefined;
  /** The button that opens the team's recommendation, for viewers who may read it. */
  recommendation: ReactNode;
  children: ReactNode;
};

/** The same head above every section of a profile, so that the sections have the same place everywhere. */
export function ProfileFrame({ profile, shown, actions, recommendation, children }: Props) {
  const texts = useTexts(profileTexts);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <Person cards={profile.cards} name={profile.name} recommendation={recommendation} />
        {actions && (
          <section className={styles.actions} aria-label={texts.actions.label} data-main={Boolean(actions.main)}>
            <div className={styles.row}>
              {actions.main}
              {actions.menu}
            </div>
            {actions.below && <div className={styles.below}>{actions.below}</div>}
          </section>
        )}
      </header>
      <Sections profile={profile} shown={shown} />
      {children}
    </div>
  );
}
