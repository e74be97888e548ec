import type { AchievementDraft, SeasonDraft } from '../../../../domain/moderation/team-settings/content-entries.ts';
import type { SettingsLine } from '../../../../server/services/moderation/team-settings/settings-line.ts';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CheckField, Field, TextField } from '../../../ui/field.tsx';
import { contentTexts } from './content.texts.ts';
import { bound } from './entry-fields.tsx';
import styles from './settings.module.css';

type SeasonProps = { form: StoredForm<SeasonDraft>; season: NonNullable<SettingsLine['season']> };

export function SeasonFields({ form, season }: SeasonProps) {
  const locale = useLocale();
  const texts = useTexts(contentTexts);
  const hint = texts.seasonNameHint(texts.quarter(season.quarter, season.year));
  return (
    <>
      <p className={styles.muted}>{texts.begins(day(locale, season.firstDay))}</p>
      <div className={styles.pair}>
        <Field label={texts.lastDay} hint={texts.lastDayHint} type="date" {...bound(form, 'lastDay')} />
      </div>
      <div className={styles.pair}>
        <Field label={texts.seasonNameFr} hint={hint} {...bound(form, 'nameFr')} />
        <Field label={texts.seasonNameEn} {...bound(form, 'nameEn')} />
      </div>
    </>
  );
}

type AchievementProps = { form: StoredForm<AchievementDraft>; highestGoal: number };

export function AchievementFields({ form, highestGoal }: AchievementProps) {
  const texts = useTexts(contentTexts);
  return (
    <>
      <CheckField
        label={texts.enabled}
        hint={texts.enabledHint}
        checked={form.value.enabled}
        onChange={({ target }) => form.set({ enabled: target.checked })}
      />
      <div className={styles.pair}>
        <Field label={texts.titleFr} {...bound(form, 'titleFr')} />
        <Field label={texts.titleEn} {...bound(form, 'titleEn')} />
        <TextField label={texts.descriptionFr} hint={texts.goalMark} rows={2} {...bound(form, 'descriptionFr')} />
        <TextField label={texts.descriptionEn} hint={texts.goalMark} rows={2} {...bound(form, 'descriptionEn')} />
        {highestGoal > 1 && (
          <Field label={texts.goal} hint={texts.goalHint} inputMode="numeric" {...bound(form, 'goal')} />
        )}
      </div>
    </>
  );
}
