import { dayOf } from '../../../../domain/day.ts';
import {
  clampTeamSize,
  emptyStep,
  hiringWeeksLimits,
  mostSteps,
  type StepDraft,
  type StepDuration,
  stepDurations,
  stepLimits,
  teamSizeLimits,
} from '../../../../domain/jobs/details/job-details.ts';
import { type JobSeniority, jobSeniorities } from '../../../../domain/jobs/details/seniority.ts';
import { lastApplyDay } from '../../../../domain/jobs/validity.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Field, FieldGroup, SelectField, TextField } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ReorderList } from '../../../ui/reorder.tsx';
import { AddRow } from '../../../ui/row-list.tsx';
import { useRows } from '../../../ui/use-rows.ts';
import type { Part } from '../manager/job-fields.tsx';
import { managerTexts } from '../manager/manager.texts.ts';
import { termsTexts } from '../terms.texts.ts';
import styles from './details.module.css';
import { detailsTexts } from './details.texts.ts';

export function SeniorityField({ form: { value, set, error } }: Part) {
  const texts = useTexts(detailsTexts).form;
  const { seniorities } = useTexts(termsTexts);
  return (
    <SelectField
      label={texts.seniority}
      error={error('seniority')}
      value={value.seniority ?? ''}
      onChange={({ target }) => set({ seniority: (target.value || null) as JobSeniority | null })}
    >
      <option value="">{texts.unsaid}</option>
      {jobSeniorities.map((level) => (
        <option key={level} value={level}>
          {seniorities[level]}
        </option>
      ))}
    </SelectField>
  );
}

export function TeamFields({ form: { value, set, error } }: Part) {
  const texts = useTexts(detailsTexts);
  return (
    <>
      <TextField
        label={texts.team}
        hint={texts.form.teamHint}
        error={error('team')}
        rows={4}
        value={value.team ?? ''}
        onChange={({ target }) => set({ team: target.value })}
      />
      <Field
        label={texts.form.teamSize}
        error={error('teamSize')}
        type="number"
        inputMode="numeric"
        min={teamSizeLimits.least}
        max={teamSizeLimits.most}
        value={String(value.teamSize ?? '')}
        onChange={({ target }) => set({ teamSize: target.value === '' ? null : target.value })}
        onBlur={({ target }) => set({ teamSize: clampTeamSize(target.value) })}
      />
    </>
  );
}

/** The steps of the hiring, in an order that buttons, the keyboard and dragging change. */
export function HiringFields({ form: { value, set, error } }: Part) {
  const texts = useTexts(detailsTexts);
  const { remove } = useTexts(managerTexts).form;
  const { steps } = value;
  const rows = useRows<StepDraft>(steps, (next) => set({ steps: next }));
  const nameOf = (index: number) => steps[index]?.name.trim() || texts.form.newStep;
  return (
    <FieldGroup label={texts.hiring} hint={texts.form.hiringHint(mostSteps)} error={error('steps')}>
      {steps.length > 0 && (
        <ReorderList count={steps.length} keyOf={rows.keyOf} nameOf={nameOf} labels={texts.form} move={rows.move}>
          {(index) => (
            <Step
              place={index + 1}
              step={steps[index] ?? emptyStep()}
              replace={(step) => rows.replace(index, step)}
              remove={{ label: remove(nameOf(index)), act: () => rows.remove(index) }}
              error={(field) => error(`steps.${index}.${field}`)}
            />
          )}
        </ReorderList>
      )}
      <AddRow label={texts.form.addStep} disabled={steps.length >= mostSteps} add={() => rows.add(emptyStep())} />
      <Weeks form={{ value, set }} />
    </FieldGroup>
  );
}

type StepProps = {
  place: number;
  step: StepDraft;
  replace: (step: StepDraft) => void;
  remove: { label: string; act: () => void };
  error: (field: keyof StepDraft) => string | undefined;
};

function Step({ place, step, replace, remove, error }: StepProps) {
  const texts = useTexts(detailsTexts);
  return (
    <div className={styles.step} data-row>
      <Field
        label={texts.form.step(place)}
        error={error('name')}
        maxLength={stepLimits.name}
        value={step.name}
        onChange={({ target }) => replace({ ...step, name: target.value })}
      />
      <SelectField
        label={texts.form.duration}
        value={step.duration ?? ''}
        onChange={({ target }) => replace({ ...step, duration: (target.value || null) as StepDuration | null })}
      >
        <option value="">{texts.form.unsaid}</option>
        {stepDurations.map((duration) => (
          <option key={duration} value={duration}>
            {texts.durations[duration]}
          </option>
        ))}
      </SelectField>
      <IconButton icon="trash" danger data-remove label={remove.label} onClick={remove.act} />
      <Field
        label={texts.form.note}
        error={error('note')}
        maxLength={stepLimits.note}
        value={step.note ?? ''}
        onChange={({ target }) => replace({ ...step, note: target.value })}
      />
    </div>
  );
}

function Weeks({ form: { value, set } }: { form: Pick<Part['form'], 'value' | 'set'> }) {
  const texts = useTexts(detailsTexts).form;
  const { least, most } = hiringWeeksLimits;
  return (
    <SelectField
      label={texts.total}
      value={String(value.hiringWeeks ?? '')}
      onChange={({ target }) => set({ hiringWeeks: target.value || null })}
    >
      <option value="">{texts.unsaid}</option>
      {Array.from({ length: most }, (_, index) => least + index).map((weeks) => (
        <option key={weeks} value={weeks}>
          {texts.totalWeeks(weeks)}
        </option>
      ))}
    </SelectField>
  );
}

export function ApplyUntilField({ form: { value, set, error } }: Part) {
  const texts = useTexts(detailsTexts).form;
  const today = dayOf(new Date());
  return (
    <Field
      label={texts.applyUntil}
      hint={texts.applyUntilHint}
      error={error('applyUntil')}
      type="date"
      min={today}
      max={lastApplyDay(today)}
      value={value.applyUntil ?? ''}
      onChange={({ target }) => set({ applyUntil: target.value })}
    />
  );
}
