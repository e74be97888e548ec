import { mostJobTechnologies } from '../../../../domain/jobs/job.ts';
import {
  clampJobYears,
  emptyJobLanguage,
  importances,
  type JobLanguageDraft,
  jobYearsLimits,
  mostJobLanguages,
} from '../../../../domain/jobs/job-needs.ts';
import { type Proficiency, proficiencies, proficiencyOf } from '../../../../domain/profile/cards/proficiency.ts';
import { clampProficiency } from '../../../../domain/profile/cards/skill.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { unknownNames } from '../../../i18n/unknown-names.ts';
import { profileWords } from '../../../i18n/words/profile-words.ts';
import { LanguagePicker } from '../../../pickers/language-picker.tsx';
import { TechnologyPicker } from '../../../pickers/technology-picker.tsx';
import { useLookups } from '../../../pickers/use-lookups.ts';
import { FieldGroup, SelectField } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AddRow } from '../../../ui/row-list.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { useRows } from '../../../ui/use-rows.ts';
import { termsTexts } from '../terms.texts.ts';
import { type Part, RangeFields } from './job-fields.tsx';
import { managerTexts } from './manager.texts.ts';
import styles from './needs.module.css';

/** Each technology of the offer is needed, or nice to have. */
export function TechnologyFields({ form: { value, set, error } }: Part) {
  const texts = useTexts(managerTexts).form;
  const known = useLookups('technologies');
  const { technologyIds: ids, niceTechnologyIds: nice } = value;
  const unknown = useTexts(unknownNames);
  const named = (id: string) => known?.find((one) => one.id === id);
  const nameOf = (id: string) => named(id)?.name ?? (known ? unknown.technology : '…');
  const without = (list: string[], id: string) => list.filter((one) => one !== id);
  return (
    <FieldGroup label={texts.technologies} hint={texts.importanceHint} error={error('niceTechnologyIds')}>
      {ids.length > 0 && (
        <ul className={styles.technologies}>
          {ids.map((id) => (
            <li key={id}>
              <TechnologyIcon handle={named(id)?.handle ?? null} />
              <span className={styles.name}>{nameOf(id)}</span>
              <ImportanceChoice
                label={texts.importanceOf(nameOf(id))}
                required={!nice.includes(id)}
                choose={(required) => set({ niceTechnologyIds: [...without(nice, id), ...(required ? [] : [id])] })}
              />
              <IconButton
                icon="close"
                danger
                label={texts.remove(nameOf(id))}
                onClick={() => set({ technologyIds: without(ids, id), niceTechnologyIds: without(nice, id) })}
              />
            </li>
          ))}
        </ul>
      )}
      {ids.length < mostJobTechnologies ? (
        <TechnologyPicker
          label={texts.addTechnology}
          hint={texts.mostTechnologies(mostJobTechnologies)}
          error={error('technologyIds')}
          without={ids}
          onChoose={({ id }) => set({ technologyIds: [...ids, id] })}
        />
      ) : (
        <p className={styles.full}>{texts.fullTechnologies}</p>
      )}
    </FieldGroup>
  );
}

export function YearsFields({ form }: Part) {
  const texts = useTexts(managerTexts).form;
  return (
    <FieldGroup label={texts.years} hint={texts.yearsHint}>
      <RangeFields form={form} fields={['yearsMin', 'yearsMax']} limits={jobYearsLimits} clamp={clampJobYears} />
    </FieldGroup>
  );
}

/** The languages of the offer, with the words of the profile for their level. */
export function LanguageFields({ form: { value, set, error } }: Part) {
  const texts = useTexts(managerTexts).form;
  const names = useLookups('languages');
  const { languages } = value;
  const rows = useRows(languages, (next) => set({ languages: next }));
  const nameOf = (one: JobLanguageDraft) => names?.find(({ id }) => id === one.languageId)?.name ?? texts.newLanguage;
  return (
    <FieldGroup label={texts.languages} hint={texts.mostLanguages(mostJobLanguages)} error={error('languages')}>
      {languages.length > 0 && (
        <ul className={styles.languages}>
          {languages.map((one, index) => (
            <li key={rows.keyOf(index)} data-row>
              <LanguagePicker
                label={texts.language}
                error={error(`languages.${index}.languageId`)}
                value={one.languageId}
                onChange={(languageId) => rows.replace(index, { ...one, languageId })}
              />
              <LanguageChoices language={one} replace={(next) => rows.replace(index, next)} />
              <IconButton
                icon="trash"
                danger
                data-remove
                label={texts.remove(nameOf(one))}
                onClick={() => rows.remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <AddRow
        label={texts.addLanguage}
        disabled={languages.length >= mostJobLanguages}
        add={() => rows.add(emptyJobLanguage())}
      />
    </FieldGroup>
  );
}

type Choices = { language: JobLanguageDraft; replace: (language: JobLanguageDraft) => void };

function LanguageChoices({ language, replace }: Choices) {
  const texts = useTexts(managerTexts).form;
  const { levels } = useTexts(profileWords);
  return (
    <>
      <SelectField
        label={texts.level}
        // A level that a recruiting tool gave as another number shows the word that it belongs to.
        value={proficiencyOf(clampProficiency(language.level))}
        onChange={({ target }) => replace({ ...language, level: proficiencies[target.value as Proficiency] })}
      >
        {(Object.keys(proficiencies) as Proficiency[]).map((level) => (
          <option key={level} value={level}>
            {levels[level]}
          </option>
        ))}
      </SelectField>
      <ImportanceChoice required={language.required} choose={(required) => replace({ ...language, required })} />
    </>
  );
}

type ImportanceProps = { label?: string; required: boolean; choose: (required: boolean) => void };

function ImportanceChoice({ label, required, choose }: ImportanceProps) {
  const texts = useTexts(managerTexts).form;
  const { importance } = useTexts(termsTexts);
  return (
    <SelectField
      label={texts.importance}
      aria-label={label}
      value={required ? 'required' : 'nice'}
      onChange={({ target }) => choose(target.value === 'required')}
    >
      {importances.map((one) => (
        <option key={one} value={one}>
          {importance[one]}
        </option>
      ))}
    </SelectField>
  );
}
