import { pathTo } from '../../../../domain/paths.ts';
import type { ProfileOffer } from '../../../../server/services/assessments/user-tests/read-profile-offer.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { historyTexts } from './history.texts.ts';
import { ProfileButton, useWhyNot } from './profile-button.tsx';
import styles from './user-tests.module.css';

type Props = { sessionId: string; offer: ProfileOffer };

/** Adds the result of the displayed session to the profile, or removes it. */
export function ResultOnProfile({ sessionId, offer: { developerId, technologyId, button } }: Props) {
  const texts = useTexts(historyTexts);
  const { run, busy } = useCommand(pathTo(useLocale(), 'userTests', { developerId, technologyId }));
  const whyNot = useWhyNot(button);
  const change = (mode: 'show' | 'hide') => void run({ mode, sessionId }, mode === 'show' ? texts.shown : texts.hidden);
  // The results above already show that there is no rank yet.
  if (button === 'noCentile') return null;
  if (whyNot) return <p className={styles.muted}>{whyNot}</p>;
  return <ProfileButton button={button} busy={busy !== undefined} change={change} />;
}
