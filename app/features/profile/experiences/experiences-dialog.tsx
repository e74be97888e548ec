import {
  clampYears,
  type ExperiencesDraft,
  emptyExperience,
  experienceSchema,
  experiencesSchema,
  mostExperiences,
} from '../../../../domain/profile/cards/experience.ts';
import { yearsCovered } from '../../../../domain/profile/experience-years.ts';
import { offeredIssues } from '../../../../domain/profile/wishes/wish-names.ts';
import type { ExperiencesCard } from '../../../../server/services/profile/profile-view.ts';
import styles from '../../../forms/form-dialog.module.css';
import { monthAndYear } from '../../../i18n/months.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, Field, FieldGroup } from '../../../ui/field.tsx';
import { AddRow, FoldingRow, RowList } from '../../../ui/row-list.tsx';
import { useRows } from '../../../ui/use-rows.ts';
import type { CardForm } from '../card-form.ts';
import { editTexts } from '../edit.texts.ts';
import { AddDialog, EditDialog } from '../edit-dialog.tsx';
import { profileTexts } from '../profile.texts.ts';
import type { CardDialogProps } from '../profile-dialogs.tsx';
import { useToday } from '../today.ts';
import { useProfileData } from '../use-profile-data.ts';
import { WishFields } from '../wish-fields.tsx';
import { ExperienceFields } from './experience-fields.tsx';
import { experiencesTexts } from './experiences.texts.ts';

/** Adds one entry, or edits all of them. */
export default function ExperiencesDialog({ developerId, mode, close }: CardDialogProps) {
  const texts = useTexts(experiencesTexts);
  const today = useToday();
  const common = { developerId, card: 'experiences', close } as const;
  if (mode === 'add') {
    return (
      <AddDialog {...common} title={texts.add} schema={experienceSchema(today)} empty={emptyExperience()}>
        {({ value, set, error }) => <ExperienceFields value={value} set={set} error={error} />}
      </AddDialog>
    );
  }
  return (
    <EditDialog {...common} title={texts.edit} schema={experiencesSchema(today)}>
      {(form) => <ExperiencesForm form={form} />}
    </EditDialog>
  );
}

export function ExperiencesForm({ form }: { form: CardForm<ExperiencesDraft> }) {
  return (
    <>
      <Years form={form} />
      <Experiences form={form} />
      <Issues form={form} />
    </>
  );
}

function Years({ form: { value, set } }: { form: CardForm<ExperiencesDraft> }) {
  const texts = useTexts(experiencesTexts);
  const profession = useProfileData<ExperiencesCard>('experiences')?.profession ?? texts.someDeveloper;
  const covered = clampYears(yearsCovered(value.experiences, useToday()));
  const number = (name: 'codeExperienceYears' | 'otherExperienceYears', label: string) => (
    <Field
      label={label}
      type="number"
      min={0}
      max={100}
      inputMode="numeric"
      value={String(value[name] ?? '')}
      onChange={({ target }) => set({ [name]: target.value })}
      onBlur={({ target }) => set({ [name]: clampYears(target.value) })}
    />
  );
  return (
    <FieldGroup label={texts.years}>
      <div className={styles.ends}>
        {number('codeExperienceYears', texts.asProfession(profession))}
        {number('otherExperienceYears', texts.elsewhere)}
      </div>
      {covered > 0 && covered !== clampYears(value.codeExperienceYears) && (
        <p className={styles.choices}>
          {texts.covered(covered)}
          <Button look="secondary" onClick={() => set({ codeExperienceYears: covered })}>
            {texts.takeCovered(covered)}
          </Button>
        </p>
      )}
    </FieldGroup>
  );
}

function Experiences({ form }: { form: CardForm<ExperiencesDraft> }) {
  const texts = useTexts(experiencesTexts);
  const { remove } = useTexts(editTexts);
  const locale = useLocale();
  const { experiences } = form.value;
  const rows = useRows(experiences, (next) => form.set({ experiences: next }));
  return (
    <>
      <RowList>
        {experiences.map((one, index) => (
          <FoldingRow
            key={rows.keyOf(index)}
            title={[one.companyName || texts.unnamed, one.start && monthAndYear(locale, one.start)]
              .filter(Boolean)
              .join(' · ')}
            removeLabel={remove}
            remove={() => rows.remove(index)}
            wrong={form.hasErrors(`experiences.${index}`)}
            openAtFirst={!one.id}
          >
            <ExperienceFields
              value={one}
              set={(next) => rows.replace(index, next)}
              error={(field) => form.error(`experiences.${index}.${field}`)}
            />
          </FoldingRow>
        ))}
      </RowList>
      <AddRow
        label={texts.add}
        disabled={experiences.length >= mostExperiences}
        add={() => rows.add(emptyExperience())}
      />
    </>
  );
}

/** What weighs in the present job: for the owner, and for recruiters only when the owner chooses so. */
function Issues({ form: { value, set, error } }: { form: CardForm<ExperiencesDraft> }) {
  const texts = useTexts(experiencesTexts);
  const { issue, issues } = useTexts(profileTexts);
  return (
    <>
      <WishFields
        label={issue}
        offered={offeredIssues}
        words={issues}
        value={value.jobIssues}
        set={(next) => set({ jobIssues: next })}
        error={(name) => error(name ? `jobIssues.${name}` : 'jobIssues')}
      />
      <CheckField
        label={texts.shareIssues}
        checked={value.shared.jobIssues}
        onChange={({ target }) => set({ shared: { jobIssues: target.checked } })}
      />
    </>
  );
}
