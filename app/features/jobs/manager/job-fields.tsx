import { useRef } from 'react';
import { clampJobSalary, type JobDraft, jobSalaryLimits } from '../../../../domain/jobs/job.ts';
import { clampDays, contractTypes, remoteFrequencies } from '../../../../domain/profile/cards/job-search.ts';
import form from '../../../forms/form-dialog.module.css';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Field, FieldGroup, SelectField } from '../../../ui/field.tsx';
import { termsTexts } from '../terms.texts.ts';
import { managerTexts } from './manager.texts.ts';

export type Part = { form: StoredForm<JobDraft> };

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

type Ends = {
  form: StoredForm<JobDraft>;
  fields: readonly ('salaryMin' | 'salaryMax' | 'yearsMin' | 'yearsMax')[];
  limits: { least: number; most: number };
  clamp: (value: unknown) => number | null;
};

/** The two ends of a range of whole numbers. */
export function RangeFields({ form: { value, set, error }, fields, limits, clamp }: Ends) {
  const texts = useTexts(managerTexts).form;
  return (
    <div className={form.pair}>
      {fields.map((field) => (
        <Field
          key={field}
          label={texts[field]}
          error={error(field)}
          type="number"
          inputMode="numeric"
          min={limits.least}
          max={limits.most}
          value={String(value[field] ?? '')}
          onChange={({ target }) => set({ [field]: target.value === '' ? null : target.value })}
          onBlur={({ target }) => set({ [field]: clamp(target.value) })}
        />
      ))}
    </div>
  );
}

export function SalaryFields({ form: stored }: Part) {
  const texts = useTexts(managerTexts).form;
  return (
    <FieldGroup label={texts.salary} hint={texts.salaryHint}>
      <RangeFields form={stored} fields={['salaryMin', 'salaryMax']} limits={jobSalaryLimits} clamp={clampJobSalary} />
    </FieldGroup>
  );
}
