import type { AchievementId } from '../../../../domain/assessments/achievements/achievements.ts';
import { medalAddress } from '../../../../domain/assessments/achievements/addresses.ts';
import type { SettingsSection } from '../../../../domain/moderation/team-settings/entries.ts';
import type { SettingsLine } from '../../../../server/services/moderation/team-settings/settings-line.ts';
import { day, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { contentTexts } from './content.texts.ts';
import styles from './settings.module.css';
import { teamSettingsTexts } from './settings.texts.ts';

type Props = { line: SettingsLine };

/** The state of a test, a season or an achievement, in a word beside its name. */
export function RowState({ line: { test, season, achievement } }: Props) {
  const texts = useTexts(contentTexts);
  if (test)
    return (
      <span className={styles.state} data-on={test.status === 'PUBLISHED' || undefined}>
        {texts.testStates[test.status]}
      </span>
    );
  if (season)
    return (
      <span className={styles.state} data-on={season.state === 'current' || undefined}>
        {texts.seasonStates[season.state]}
      </span>
    );
  return achievement && !achievement.enabled ? <span className={styles.state}>{texts.off}</span> : null;
}

/** The sentences below the name; other sections show the detail unchanged. */
export function useDetails(section: SettingsSection): (line: SettingsLine) => string[] {
  const locale = useLocale();
  const texts = useTexts(contentTexts);
  const { technologyCategories } = useTexts(teamSettingsTexts);
  return ({ detail, test, season }) => {
    if (season) return [texts.days(day(locale, season.firstDay), day(locale, season.lastDay))];
    if (section === 'technologies') return [technologyCategories[detail] ?? detail];
    // Without its full stop, because the detail is part of a row.
    if (!test) return [detail.replace(/\.$/, '')];
    const { status, questions, ranked } = test;
    const players = status === 'DRAFT' ? [] : [texts.ranked(wholeNumber(locale, ranked), ranked > 1)];
    return [detail, texts.questions(questions), ...players];
  };
}

/** The medal of an achievement. */
export function RowMedal({ line: { id, achievement } }: Props) {
  if (!achievement) return null;
  return (
    <img
      className={styles.medal}
      data-off={!achievement.enabled || undefined}
      src={medalAddress(id as AchievementId)}
      width={40}
      height={40}
      alt=""
      loading="lazy"
    />
  );
}
