import { useRef } from 'react';
import { clampJobSalary, type JobDraft, jobSalaryLimits, mostJobTechnologies } from '../../../../domain/jobs/job.ts';
import { clampDays, contractTypes, remoteFrequencies } from '../../../../domain/profile/cards/job-search.ts';
import form from '../../../forms/form-dialog.module.css';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { unknownNames } from '../../../i18n/unknown-names.ts';
import { TechnologyPicker } from '../../../pickers/technology-picker.tsx';
import { useLookups } from '../../../pickers/use-lookups.ts';
import { Field, FieldGroup, SelectField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { termsTexts } from '../terms.texts.ts';
import styles from './manager.module.css';
import { managerTexts } from './manager.texts.ts';

type Part = { form: StoredForm<JobDraft> };

export function ContractFields({ form: { value, set, error } }: Part) {
  const texts = useTexts(managerTexts).form;
  const { contracts } = useTexts(termsTexts);
  return (
    <SelectField
      label={texts.contract}
      error={error('contractType')}
      value={value.contractType ?? ''}
      onChange={({ target }) => set({ contractType: (target.value || null) as JobDraft['contractType'] })}
    >
      <option value="">{texts.choose}</option>
      {contractTypes.map((type) => (
        <option key={type} value={type}>
          {contracts[type]}
        </option>
      ))}
    </SelectField>
  );
}

export function TechnologyFields({ form: { value, set, error } }: Part) {
  const texts = useTexts(managerTexts).form;
  const known = useLookups('technologies');
  const ids = value.technologyIds;
  const unknown = useTexts(unknownNames);
  const named = (id: string) => known?.find((one) => one.id === id);
  const nameOf = (id: string) => named(id)?.name ?? (known ? unknown.technology : '…');
  return (
    <FieldGroup label={texts.technologies}>
      {ids.length > 0 && (
        <ul className={styles.chips}>
          {ids.map((id) => (
            <li key={id}>
              <TechnologyIcon handle={named(id)?.handle ?? null} />
              {nameOf(id)}
              <button
                type="button"
                aria-label={texts.remove(nameOf(id))}
                onClick={() => set({ technologyIds: ids.filter((one) => one !== id) })}
              >
                <Icon name="close" size={14} />
              </button>
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
        <p className={styles.muted}>{texts.fullTechnologies}</p>
      )}
    </FieldGroup>
  );
}

export function RemoteFields({ form: { value, set, error } }: Part) {
  const texts = useTexts(managerTexts).form;
  const { remotes } = useTexts(termsTexts);
  // The value restored when the field is left empty.
  const lastDays = useRef(value.daysPerWeek === null ? null : clampDays(value.daysPerWeek, null));
  const putRight = (typed: unknown) => {
    lastDays.current = clampDays(typed, lastDays.current);
    return lastDays.current;
  };
  return (
    <div className={form.pair}>
      <SelectField
        label={texts.remote}
        error={error('remote')}
        value={value.remote ?? ''}
        onChange={({ target }) => {
          const remote = (target.value || null) as JobDraft['remote'];
          set({ remote, daysPerWeek: remote === 'hybrid' ? putRight(value.daysPerWeek) : value.daysPerWeek });
        }}
      >
        <option value="">{texts.choose}</option>
        {remoteFrequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {remotes[frequency]}
          </option>
        ))}
      </SelectField>
      {value.remote === 'hybrid' && (
        <Field
          label={texts.days}
          type="number"
          min={1}
          max={4}
          inputMode="numeric"
          value={String(value.daysPerWeek ?? '')}
          onChange={({ target }) => set({ daysPerWeek: target.value })}
          onBlur={({ target }) => set({ daysPerWeek: putRight(target.value) })}
        />
      )}
    </div>
  );
}

export function SalaryFields({ form: { value, set, error } }: Part) {
  const texts = useTexts(managerTexts).form;
  return (
    <FieldGroup label={texts.salary} hint={texts.salaryHint}>
      <div className={form.pair}>
        {(['salaryMin', 'salaryMax'] as const).map((field) => (
          <Field
            key={field}
            label={texts[field]}
            error={error(field)}
            type="number"
            inputMode="numeric"
            min={jobSalaryLimits.least}
            max={jobSalaryLimits.most}
            value={String(value[field] ?? '')}
            onChange={({ target }) => set({ [field]: target.value === '' ? null : target.value })}
            onBlur={({ target }) => set({ [field]: clampJobSalary(target.value) })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
