import type { AchievementId } from '../../../../domain/assessments/achievements/achievements.ts';
import { medalAddress } from '../../../../domain/assessments/achievements/addresses.ts';
import type { SettingsLine } from '../../../../server/services/moderation/team-settings/settings-line.ts';
import { day, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { contentTexts } from './content.texts.ts';
import { mergeTexts } from './merge.texts.ts';
import styles from './settings.module.css';
import { teamSettingsTexts } from './settings.texts.ts';
import { useUseWords } from './use-words.ts';
import { vocabularyTexts } from './vocabulary.texts.ts';

type Props = { line: SettingsLine };

/** The state of a test, a season or an achievement, or where a word comes from, beside the name. */
export function RowState({ line: { test, season, achievement, word } }: Props) {
  const texts = useTexts(contentTexts);
  const { origins } = useTexts(vocabularyTexts);
  if (word)
    return (
      <span className={styles.state} data-on={word.origin === 'team' || undefined}>
        {origins[word.origin]}
      </span>
    );
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
export function useDetails(): (line: SettingsLine) => string[] {
  const locale = useLocale();
  const texts = useTexts(contentTexts);
  const { technologyCategories } = useTexts(teamSettingsTexts);
  const { synonyms } = useTexts(mergeTexts);
  const wordsOf = useUseWords();
  const words = useTexts(vocabularyTexts);
  return ({ detail, test, season, technology, word }) => {
    if (word) return [words.means(word.meaning), words.kinds[word.kind], words.locales[word.locale ?? '']];
    if (season) return [texts.days(day(locale, season.firstDay), day(locale, season.lastDay))];
    if (technology) {
      const uses = technology.uses ? wordsOf(technology.uses) : [];
      const also = technology.synonyms ? [synonyms(technology.synonyms)] : [];
      return [technologyCategories[detail] ?? detail, ...also, ...uses];
    }
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
