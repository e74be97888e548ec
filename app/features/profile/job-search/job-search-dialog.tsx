import { useRef, useState } from 'react';
import {
  clampDays,
  clampRate,
  contractTypes,
  defaultState,
  type JobSearchDraft,
  jobSearchSchema,
  offeredStates,
  offersDisableIntroductions,
  type RemoteFrequency,
  remoteFrequencies,
  visibilityTone,
  withState,
} from '../../../../domain/profile/cards/job-search.ts';
import { distinctPlaces } from '../../../../domain/profile/place-choice.ts';
import { readSalary } from '../../../../domain/profile/wishes/salary.ts';
import { offeredPerks } from '../../../../domain/profile/wishes/wish-names.ts';
import edit from '../../../forms/form-dialog.module.css';
import { useTexts } from '../../../i18n/texts.ts';
import { pickerTexts } from '../../../pickers/picker.texts.ts';
import { PlacePicker } from '../../../pickers/place-picker.tsx';
import { CheckField, Field, FieldGroup, SelectField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { CardForm } from '../card-form.ts';
import { EditDialog } from '../edit-dialog.tsx';
import { profileTexts } from '../profile.texts.ts';
import type { CardDialogProps } from '../profile-dialogs.tsx';
import { WishFields } from '../wish-fields.tsx';
import { jobSearchTexts } from './job-search.texts.ts';
import styles from './job-search-dialog.module.css';

export default function JobSearchDialog({ developerId, close }: CardDialogProps) {
  const texts = useTexts(jobSearchTexts);
  return (
    <EditDialog developerId={developerId} card="jobSearch" close={close} title={texts.title} schema={jobSearchSchema}>
      {(form) => <JobSearchForm form={form} />}
    </EditDialog>
  );
}

type Part = { form: CardForm<JobSearchDraft> };

export function JobSearchForm({ form }: Part) {
  return (
    <>
      <State form={form} />
      <Contracts form={form} />
      <Cities form={form} />
      <Conditions form={form} />
      <Rate form={form} />
      <Perks form={form} />
    </>
  );
}

function State({ form: { value, set } }: Part) {
  const texts = useTexts(jobSearchTexts);
  const { states } = useTexts(profileTexts).search;
  const state = value.state === null || value.state === 'unknown' ? defaultState : value.state;
  const offered = offeredStates.some((one) => one === state) ? offeredStates : [state, ...offeredStates];
  const tone = visibilityTone(state, value.unavailable);
  return (
    <>
      <FieldGroup label={texts.state}>
        {offered.map((one) => (
          <CheckField
            key={one}
            type="radio"
            name="state"
            label={states[one] ?? one}
            checked={state === one}
            onChange={() => set(withState(value, one))}
          />
        ))}
      </FieldGroup>
      <p className={styles.panel} data-tone={tone} role="status">
        {texts.visibility[tone]}
      </p>
      {offersDisableIntroductions(state) && (
        <CheckField
          label={texts.disableIntroductions}
          checked={value.disableIntroductions ?? false}
          onChange={({ target }) => set({ state, disableIntroductions: target.checked })}
        />
      )}
      <CheckField
        label={texts.unavailable}
        hint={texts.unavailableHint}
        checked={value.unavailable}
        onChange={({ target }) => set({ unavailable: target.checked })}
      />
    </>
  );
}

function Contracts({ form: { value, set, error } }: Part) {
  const texts = useTexts(jobSearchTexts);
  const { contracts } = useTexts(profileTexts).search;
  const wrong = error('contractTypes');
  return (
    <FieldGroup label={texts.contracts} error={wrong}>
      <div className={styles.boxes}>
        {contractTypes.map((type, index) => (
          <CheckField
            key={type}
            label={contracts[type] ?? type}
            checked={value.contractTypes.includes(type)}
            aria-invalid={wrong && index === 0 ? true : undefined}
            onChange={({ target }) =>
              set({
                contractTypes: target.checked
                  ? [...value.contractTypes, type]
                  : value.contractTypes.filter((one) => one !== type),
              })
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function Cities({ form: { value, set, error } }: Part) {
  const texts = useTexts(jobSearchTexts);
  const { remove } = useTexts(pickerTexts);
  return (
    <FieldGroup label={texts.cities}>
      {value.places.length > 0 && (
        <ul className={styles.chips}>
          {value.places.map(({ placeId, label }) => (
            <li key={placeId}>
              {label}
              <button
                type="button"
                aria-label={remove(label)}
                onClick={() => set({ places: value.places.filter((one) => one.placeId !== placeId) })}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PlacePicker
        label={texts.addCity}
        onChange={(place) => place && set({ places: distinctPlaces([...value.places, place]) })}
        error={error('places')}
      />
    </FieldGroup>
  );
}

function Conditions({ form: { value, set } }: Part) {
  const texts = useTexts(jobSearchTexts);
  // The value restored when the field is left empty.
  const lastDays = useRef(value.daysPerWeek === null ? null : clampDays(value.daysPerWeek, null));
  const putRight = (typed: unknown) => {
    lastDays.current = clampDays(typed, lastDays.current);
    return lastDays.current;
  };
  return (
    <>
      <div className={edit.pair}>
        <SelectField
          label={texts.remote}
          value={value.remote ?? ''}
          onChange={({ target }) => {
            const remote = (target.value || null) as RemoteFrequency | null;
            set({ remote, daysPerWeek: remote === 'hybrid' ? putRight(value.daysPerWeek) : value.daysPerWeek });
          }}
        >
          <option value="">{texts.remotes.none}</option>
          {remoteFrequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {texts.remotes[frequency]}
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
        <Field
          label={texts.salary}
          hint={texts.salaryHint}
          inputMode="decimal"
          placeholder={texts.salaryPlaceholder}
          value={String(value.salary ?? '')}
          onChange={({ target }) => set({ salary: target.value === '' ? null : target.value })}
          onBlur={({ target }) => set({ salary: readSalary(target.value) })}
        />
      </div>
      <CheckField
        label={texts.visa}
        checked={value.visaSponsorship}
        onChange={({ target }) => set({ visaSponsorship: target.checked })}
      />
    </>
  );
}

/** The daily rate of a freelancer; also the one that an import has brought, so that it can be corrected. */
function Rate({ form: { value, set } }: Part) {
  const texts = useTexts(jobSearchTexts);
  const [stored] = useState(value.averageDailyRate !== null);
  if (!stored && !value.contractTypes.includes('freelance')) return null;
  return (
    <>
      <Field
        label={texts.rate}
        hint={texts.rateHint}
        type="number"
        min={1}
        max={5000}
        inputMode="numeric"
        value={String(value.averageDailyRate ?? '')}
        onChange={({ target }) => set({ averageDailyRate: target.value === '' ? null : target.value })}
        onBlur={({ target }) => set({ averageDailyRate: clampRate(target.value) })}
      />
      <CheckField
        label={texts.shareRate}
        checked={value.shared.averageDailyRate}
        onChange={({ target }) => set({ shared: { ...value.shared, averageDailyRate: target.checked } })}
      />
    </>
  );
}

function Perks({ form: { value, set, error } }: Part) {
  const texts = useTexts(jobSearchTexts);
  const { perk, perks } = useTexts(profileTexts).search;
  return (
    <>
      <WishFields
        label={perk}
        offered={offeredPerks}
        words={perks}
        value={value.perks}
        set={(next) => set({ perks: next })}
        error={(name) => error(name ? `perks.${name}` : 'perks')}
      />
      <CheckField
        label={texts.sharePerks}
        checked={value.shared.perks}
        onChange={({ target }) => set({ shared: { ...value.shared, perks: target.checked } })}
      />
    </>
  );
}
