import { type ExperienceDraft, endDisabled, withStart } from '../../../../domain/profile/cards/experience.ts';
import { firstMonth } from '../../../../domain/profile/month.ts';
import styles from '../../../forms/form-dialog.module.css';
import { monthNames } from '../../../i18n/months.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { PlacePicker } from '../../../pickers/place-picker.tsx';
import { CheckField, Field, TextField } from '../../../ui/field.tsx';
import { MonthField } from '../../../ui/month-field.tsx';
import { editTexts } from '../edit.texts.ts';
import { useToday } from '../today.ts';
import { experiencesTexts } from './experiences.texts.ts';

type Props = {
  value: ExperienceDraft;
  set: (value: ExperienceDraft) => void;
  error: (field: string) => string | undefined;
};

export function ExperienceFields({ value, set, error }: Props) {
  const texts = useTexts(experiencesTexts);
  const { month, year } = useTexts(editTexts);
  const locale = useLocale();
  const today = useToday();
  const names = { monthLabel: month, yearLabel: year, monthNames: monthNames[locale], to: today };
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={texts.company}
          value={value.companyName}
          onChange={({ target }) => set({ ...value, companyName: target.value })}
          error={error('companyName')}
          data-autofocus
        />
        <PlacePicker
          label={texts.place}
          value={value.place}
          onChange={(place) => set({ ...value, place })}
          error={error('place')}
        />
      </div>
      <Field
        label={texts.jobTitle}
        value={value.jobTitle}
        onChange={({ target }) => set({ ...value, jobTitle: target.value })}
        error={error('jobTitle')}
      />
      <CheckField
        label={texts.still}
        checked={value.stillEmployed}
        onChange={({ target }) => set({ ...value, stillEmployed: target.checked })}
      />
      <div className={styles.pair}>
        <MonthField
          {...names}
          label={texts.start}
          from={firstMonth}
          value={value.start}
          onChange={(start) => set(withStart(value, start))}
          error={error('start')}
        />
        <MonthField
          {...names}
          label={texts.end}
          from={value.start ?? firstMonth}
          value={value.stillEmployed ? null : value.end}
          disabled={endDisabled(value)}
          onChange={(end) => set({ ...value, end })}
          error={error('end')}
        />
      </div>
      <TextField
        label={texts.description}
        hint={texts.markdown}
        rows={4}
        value={value.description}
        onChange={({ target }) => set({ ...value, description: target.value })}
        error={error('description')}
      />
    </>
  );
}
