import type { AboutDraft } from '../../../../domain/profile/cards/about.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { CheckField, TextField } from '../../../ui/field.tsx';
import type { CardForm } from '../card-form.ts';
import styles from './about-dialog.module.css';
import { aboutDialogTexts } from './about-dialog.texts.ts';

/** Health data: optional, and stored only with a separate consent. */
export function HealthFields({ form: { value, set, error } }: { form: CardForm<AboutDraft> }) {
  const texts = useTexts(aboutDialogTexts);
  const { rqth } = value;
  return (
    <div className={styles.health}>
      <CheckField
        label={texts.rqth}
        checked={rqth.status}
        onChange={({ target }) => set({ rqth: { status: target.checked, consent: false, content: '' } })}
      />
      {rqth.status && (
        <>
          <TextField
            label={texts.rqthText}
            rows={2}
            value={rqth.content}
            onChange={({ target }) => set({ rqth: { ...rqth, content: target.value } })}
            error={error('rqth.content')}
          />
          <CheckField
            label={texts.rqthConsent}
            hint={texts.rqthHint}
            checked={rqth.consent}
            onChange={({ target }) => set({ rqth: { ...rqth, consent: target.checked } })}
            error={error('rqth.consent')}
          />
        </>
      )}
    </div>
  );
}
