import {
  clampStudies,
  type EducationDraft,
  type EducationEntryDraft,
  educationEntrySchema,
  educationSchema,
  emptyEducationEntry,
  mostEducationEntries,
} from '../../../../domain/profile/cards/education.ts';
import { firstMonth } from '../../../../domain/profile/month.ts';
import styles from '../../../forms/form-dialog.module.css';
import { useTexts } from '../../../i18n/texts.ts';
import { Field, FieldGroup, SelectField } from '../../../ui/field.tsx';
import { AddRow, FoldingRow, RowList } from '../../../ui/row-list.tsx';
import { useRows } from '../../../ui/use-rows.ts';
import type { CardForm } from '../card-form.ts';
import { editTexts } from '../edit.texts.ts';
import { AddDialog, EditDialog } from '../edit-dialog.tsx';
import type { CardDialogProps } from '../profile-dialogs.tsx';
import { useToday } from '../today.ts';
import { educationTexts } from './education.texts.ts';

export default function EducationDialog({ developerId, mode, close }: CardDialogProps) {
  const texts = useTexts(educationTexts);
  const today = useToday();
  const common = { developerId, card: 'education', close } as const;
  if (mode === 'add') {
    return (
      <AddDialog {...common} title={texts.add} schema={educationEntrySchema(today)} empty={emptyEducationEntry()}>
        {({ value, set, error }) => <EducationFields value={value} set={set} error={error} />}
      </AddDialog>
    );
  }
  return (
    <EditDialog {...common} title={texts.edit} schema={educationSchema(today)}>
      {(form) => <EducationForm form={form} />}
    </EditDialog>
  );
}

export function EducationForm({ form: { value, set, error, hasErrors } }: { form: CardForm<EducationDraft> }) {
  const texts = useTexts(educationTexts);
  const { remove } = useTexts(editTexts);
  const rows = useRows(value.education, (education) => set({ education }));
  return (
    <>
      <FieldGroup label={texts.level}>
        <Field
          label={texts.bac}
          type="number"
          min={0}
          max={10}
          inputMode="numeric"
          value={String(value.studiesYears ?? '')}
          onChange={({ target }) => set({ studiesYears: target.value })}
          onBlur={({ target }) => set({ studiesYears: clampStudies(target.value) })}
        />
      </FieldGroup>
      <RowList>
        {value.education.map((one, index) => (
          <FoldingRow
            key={rows.keyOf(index)}
            title={[one.schoolName || texts.unnamed, one.year].filter(Boolean).join(' · ')}
            removeLabel={remove}
            remove={() => rows.remove(index)}
            wrong={hasErrors(`education.${index}`)}
            openAtFirst={!one.id}
          >
            <EducationFields
              value={one}
              set={(next) => rows.replace(index, next)}
              error={(field) => error(`education.${index}.${field}`)}
            />
          </FoldingRow>
        ))}
      </RowList>
      <AddRow
        label={texts.add}
        disabled={value.education.length >= mostEducationEntries}
        add={() => rows.add(emptyEducationEntry())}
      />
    </>
  );
}

type Props = {
  value: EducationEntryDraft;
  set: (value: EducationEntryDraft) => void;
  error: (field: string) => string | undefined;
};

export function EducationFields({ value, set, error }: Props) {
  const texts = useTexts(educationTexts);
  const today = useToday();
  const years = Array.from({ length: today.year - firstMonth.year + 1 }, (_, index) => today.year - index);
  return (
    <>
      <Field
        label={texts.school}
        value={value.schoolName}
        onChange={({ target }) => set({ ...value, schoolName: target.value })}
        error={error('schoolName')}
        data-autofocus
      />
      <div className={styles.pair}>
        <Field
          label={texts.diploma}
          value={value.diploma}
          onChange={({ target }) => set({ ...value, diploma: target.value })}
          error={error('diploma')}
        />
        <SelectField
          label={texts.year}
          value={value.year ?? ''}
          onChange={({ target }) => set({ ...value, year: target.value === '' ? null : Number(target.value) })}
          error={error('year')}
        >
          <option value="">{texts.choose}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
      </div>
      <Field
        label={texts.area}
        value={value.area ?? ''}
        onChange={({ target }) => set({ ...value, area: target.value })}
        error={error('area')}
      />
    </>
  );
}
