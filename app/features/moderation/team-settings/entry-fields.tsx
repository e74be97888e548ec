import type { CannedAnswerDraft } from '../../../../domain/moderation/support/canned-answer.ts';
import type {
  PlanDraft,
  ProfessionDraft,
  TechnologyDraft,
  TemplateDraft,
} from '../../../../domain/moderation/team-settings/entries.ts';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { CheckField, Field, SelectField, TextField } from '../../../ui/field.tsx';
import styles from './settings.module.css';
import { teamSettingsTexts } from './settings.texts.ts';

type Fields<Draft> = { form: StoredForm<Draft> };

/** Binds a text of the draft to a field of the same name. */
export function bound<Draft extends object>({ value, set, error }: StoredForm<Draft>, name: keyof Draft & string) {
  return {
    value: String(value[name] ?? ''),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value } as Partial<Draft>),
    error: error(name),
  };
}

export function TemplateFields({ form }: Fields<TemplateDraft>) {
  const { fields: texts } = useTexts(teamSettingsTexts);
  return (
    <>
      <Field label={texts.subject} {...bound(form, 'subject')} />
      <TextField label={texts.message} rows={10} {...bound(form, 'message')} />
    </>
  );
}

export function AnswerFields({ form }: Fields<CannedAnswerDraft>) {
  const { fields: texts } = useTexts(teamSettingsTexts);
  return (
    <div className={styles.pair}>
      <Field label={texts.titleFr} {...bound(form, 'titleFr')} />
      <Field label={texts.titleEn} {...bound(form, 'titleEn')} />
      <TextField label={texts.textFr} rows={8} {...bound(form, 'textFr')} />
      <TextField label={texts.textEn} rows={8} {...bound(form, 'textEn')} />
    </div>
  );
}

export function PlanFields({ form }: Fields<PlanDraft>) {
  const { fields: texts } = useTexts(teamSettingsTexts);
  return (
    <>
      <div className={styles.pair}>
        <Field label={texts.nameFr} {...bound(form, 'nameFr')} />
        <Field label={texts.nameEn} {...bound(form, 'nameEn')} />
        <Field label={texts.views} hint={texts.viewsHint} inputMode="numeric" {...bound(form, 'candidateLimitDay')} />
        <Field label={texts.pipes} hint={texts.pipesHint} inputMode="numeric" {...bound(form, 'pipeCapacity')} />
        <Field label={texts.price} hint={texts.priceHint} inputMode="numeric" {...bound(form, 'monthlyPriceEur')} />
      </div>
      <CheckField
        label={texts.batch}
        checked={form.value.featureBatch}
        onChange={({ target }) => form.set({ featureBatch: target.checked })}
      />
    </>
  );
}

export function TechnologyFields({ form, categories }: Fields<TechnologyDraft> & { categories: string[] }) {
  const { fields: texts, technologyCategories } = useTexts(teamSettingsTexts);
  return (
    <div className={styles.pair}>
      <Field label={texts.nameFr} {...bound(form, 'nameFr')} />
      <Field label={texts.nameEn} {...bound(form, 'nameEn')} />
      <SelectField label={texts.category} {...bound(form, 'category')}>
        {categories.map((category) => (
          <option key={category} value={category}>
            {technologyCategories[category] ?? category}
          </option>
        ))}
      </SelectField>
      <Field label={texts.icon} hint={texts.iconHint} {...bound(form, 'handle')} />
    </div>
  );
}

type Families = { families: { id: string; name: string }[] };

export function ProfessionFields({ form, families }: Fields<ProfessionDraft> & Families) {
  const { fields: texts } = useTexts(teamSettingsTexts);
  return (
    <>
      <SelectField label={texts.family} {...bound(form, 'parentId')}>
        {families.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <Field label={texts.displayFr} {...bound(form, 'displayNameFr')} />
        <Field label={texts.displayEn} {...bound(form, 'displayNameEn')} />
        <Field label={texts.nameFr} {...bound(form, 'nameFr')} />
        <Field label={texts.nameEn} {...bound(form, 'nameEn')} />
      </div>
    </>
  );
}
