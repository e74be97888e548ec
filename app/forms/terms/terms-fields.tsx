import { useId } from 'react';
import type { OfferOption, TermsChoices } from '../../../domain/contact/terms/prefilled-terms.ts';
import { figureLimit, needsPay, payLimits, payUnitOf, type TermsDraft } from '../../../domain/contact/terms/terms.ts';
import { contractWord, termsLine } from '../../../domain/contact/terms/terms-view.ts';
import type { FieldErrors } from '../../../domain/error-codes.ts';
import { contractTypes, remoteFrequencies } from '../../../domain/profile/cards/job-search.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { PlacePicker } from '../../pickers/place-picker.tsx';
import { CheckField, Field, FieldGroup, SelectField } from '../../ui/field.tsx';
import form from '../form-dialog.module.css';
import styles from './terms.module.css';
import { termsTexts } from './terms.texts.ts';

type Props = {
  value: TermsDraft;
  onChange: (value: TermsDraft) => void;
  choices: TermsChoices;
  /** The error codes of the fields, once the form was sent. */
  errors: FieldErrors | undefined;
  disabled?: boolean;
};

/** docs/product/contact.md, What a request offers: an offer that is online, or pay, place and contract. */
export function TermsFields({ value, onChange, choices: { offers }, errors, disabled = false }: Props) {
  const texts = useTexts(termsTexts);
  const name = useId();
  const set = (change: Partial<TermsDraft>) => !disabled && onChange({ ...value, ...change });
  return (
    <FieldGroup label={texts.legend} hint={texts.hint}>
      {offers.length > 0 && (
        <div className={styles.ways}>
          {(['offer', 'stated'] as const).map((kind) => (
            <CheckField
              key={kind}
              type="radio"
              name={name}
              label={texts[kind]}
              checked={value.kind === kind}
              disabled={disabled}
              onChange={() => set({ kind })}
            />
          ))}
        </div>
      )}
      {value.kind === 'offer' ? (
        <OfferField offers={offers} jobId={value.jobId} set={set} errors={errors} disabled={disabled} />
      ) : (
        <StatedFields value={value} set={set} errors={errors} disabled={disabled} />
      )}
    </FieldGroup>
  );
}

type Part = { set: (change: Partial<TermsDraft>) => void; errors: FieldErrors | undefined; disabled: boolean };

function OfferField({ offers, jobId, set, errors, disabled }: Part & { offers: OfferOption[]; jobId: string | null }) {
  const locale = useLocale();
  const texts = useTexts(termsTexts);
  const error = useFieldErrors(errors && { errors });
  const chosen = offers.find(({ id }) => id === jobId);
  return (
    <>
      <SelectField
        label={texts.job}
        error={error('jobId')}
        disabled={disabled}
        value={chosen?.id ?? ''}
        onChange={({ target }) => set({ jobId: target.value || null })}
      >
        <option value="">{texts.choose}</option>
        {offers.map(({ id, title }) => (
          <option key={id} value={id}>
            {title ?? texts.untitled}
          </option>
        ))}
      </SelectField>
      {chosen && (
        <p className={styles.reads}>
          {texts.reads} <strong>{termsLine(locale, chosen.terms)}</strong>
        </p>
      )}
    </>
  );
}

function StatedFields({ value, set, errors, disabled }: Part & { value: TermsDraft }) {
  const locale = useLocale();
  const texts = useTexts(termsTexts);
  const error = useFieldErrors(errors && { errors });
  const { contractType, remote, place } = value;
  const unit = payUnitOf(contractType);
  return (
    <div className={styles.stated}>
      <div className={form.pair}>
        <SelectField
          label={texts.contract}
          error={error('contractType')}
          disabled={disabled}
          value={contractType ?? ''}
          onChange={({ target }) => set({ contractType: (target.value || null) as TermsDraft['contractType'] })}
        >
          <option value="">{texts.choose}</option>
          {contractTypes.map((type) => (
            <option key={type} value={type}>
              {contractWord(locale, type)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.remote}
          error={error('remote')}
          disabled={disabled}
          value={remote ?? ''}
          onChange={({ target }) => set({ remote: (target.value || null) as TermsDraft['remote'] })}
        >
          <option value="">{texts.choose}</option>
          {remoteFrequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {texts.remotes[frequency]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={form.pair}>
        {(['payMin', 'payMax'] as const).map((field) => (
          <Field
            key={field}
            label={texts.pay[unit][field === 'payMin' ? 'min' : 'max']}
            {...(needsPay(contractType) ? {} : { hint: texts.payOptional })}
            error={error(field)}
            type="number"
            inputMode="numeric"
            step={1}
            min={payLimits[unit].least}
            max={payLimits[unit].most}
            disabled={disabled}
            value={value[field]}
            onChange={({ target }) => set({ [field]: target.value.slice(0, figureLimit) })}
          />
        ))}
      </div>
      <PlacePicker
        label={texts.place}
        {...(remote === 'fullTime' ? { hint: texts.placeOptional } : {})}
        error={error('place')}
        value={place}
        onChange={(chosen) => set({ place: chosen })}
      />
    </div>
  );
}
