import type { ComponentProps } from 'react';
import { possibleStates } from '../../../../domain/assessments/test-state.ts';
import type { TestDraft } from '../../../../domain/moderation/team-settings/content-entries.ts';
import type { TestFacts } from '../../../../server/services/moderation/team-settings/settings-line.ts';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ProfessionPicker } from '../../../pickers/profession-picker.tsx';
import { useLookups } from '../../../pickers/use-lookups.ts';
import { Field, FieldGroup, SelectField, TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { contentTexts } from './content.texts.ts';
import { bound } from './entry-fields.tsx';
import styles from './settings.module.css';
import { teamSettingsTexts } from './settings.texts.ts';

type Form = { form: StoredForm<TestDraft> };
type Named = { id: string; name: string };
/** `test`: the stored test; undefined for a new one. */
type Props = Form & { test: TestFacts | undefined; themes: Named[] };

export function TestFields({ form, test, themes }: Props) {
  const { fields } = useTexts(teamSettingsTexts);
  const texts = useTexts(contentTexts);
  const technologies = useLookups('technologies') ?? [];
  const fixed = test?.addressFixed ?? false;
  return (
    <>
      <div className={styles.pair}>
        <Field label={fields.nameFr} {...bound(form, 'nameFr')} />
        <Field label={fields.nameEn} {...bound(form, 'nameEn')} />
        <TextField label={texts.descriptionFr} rows={4} {...bound(form, 'descriptionFr')} />
        <TextField label={texts.descriptionEn} rows={4} {...bound(form, 'descriptionEn')} />
        <Choice label={texts.technology} options={technologies} {...bound(form, 'technologyId')} />
        <Choice label={texts.theme} options={themes} {...bound(form, 'themeId')} />
        <Field
          label={texts.alias}
          hint={fixed ? texts.aliasFixed : texts.aliasHint}
          readOnly={fixed}
          {...bound(form, 'alias')}
        />
        {test && (
          <SelectField label={texts.status} hint={texts.statusHints[form.value.status]} {...bound(form, 'status')}>
            {possibleStates(test.status).map((state) => (
              <option key={state} value={state}>
                {texts.testStates[state]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <Professions form={form} />
    </>
  );
}

type ChoiceProps = Pick<ComponentProps<typeof SelectField>, 'label' | 'value' | 'onChange' | 'error'>;

function Choice({ options, ...field }: ChoiceProps & { options: Named[] }) {
  const texts = useTexts(contentTexts);
  return (
    <SelectField {...field}>
      <option value="">{texts.choose}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function Professions({ form: { value, set, error } }: Form) {
  const texts = useTexts(contentTexts);
  const known = useLookups('professions');
  const ids = value.professionIds;
  const nameOf = (id: string) => known?.find((one) => one.id === id)?.name ?? id;
  return (
    <FieldGroup label={texts.professions}>
      {ids.length > 0 && (
        <ul className={styles.chips}>
          {ids.map((id) => (
            <li key={id} className={styles.chip}>
              {nameOf(id)}
              <button
                type="button"
                aria-label={texts.removeProfession(nameOf(id))}
                onClick={() => set({ professionIds: ids.filter((one) => one !== id) })}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ProfessionPicker
        label={texts.addProfession}
        error={error('professionIds')}
        value={null}
        onChange={(id) => id && !ids.includes(id) && set({ professionIds: [...ids, id] })}
      />
    </FieldGroup>
  );
}
