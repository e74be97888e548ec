import type { VocabularyEntryDraft } from '../../../../domain/vocabulary/entry.ts';
import { type VocabularyKind, vocabularyKinds } from '../../../../domain/vocabulary/vocabulary.ts';
import type { VocabularyTargets } from '../../../../server/services/moderation/team-settings/vocabulary-targets.ts';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { PlacePicker } from '../../../pickers/place-picker.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { bound } from './entry-fields.tsx';
import styles from './settings.module.css';
import { vocabularyTexts } from './vocabulary.texts.ts';

type Props = { form: StoredForm<VocabularyEntryDraft>; targets: VocabularyTargets | undefined };

/** A word, and what it means: one of a list, or a city that is looked up. */
export function VocabularyFields({ form, targets }: Props) {
  const texts = useTexts(vocabularyTexts);
  const { kind, target, label } = form.value;
  return (
    <>
      <Field label={texts.word} hint={texts.wordHint} {...bound(form, 'word')} />
      <div className={styles.pair}>
        <SelectField
          label={texts.kind}
          value={kind}
          error={form.error('kind')}
          onChange={(event) => form.set({ kind: event.target.value as VocabularyKind, target: '', label: '' })}
        >
          {vocabularyKinds.map((one) => (
            <option key={one} value={one}>
              {texts.kinds[one]}
            </option>
          ))}
        </SelectField>
        {kind === 'place' ? (
          <PlacePicker
            label={texts.target}
            error={form.error('target')}
            value={target ? { placeId: target, label } : null}
            onChange={(place) => form.set({ target: place?.placeId ?? '', label: place?.label ?? '' })}
          />
        ) : (
          <SelectField label={texts.target} {...bound(form, 'target')}>
            <option value="">{texts.choose}</option>
            {targets?.[kind].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField label={texts.locale} {...bound(form, 'locale')}>
          {(['', 'fr', 'en'] as const).map((locale) => (
            <option key={locale} value={locale}>
              {texts.locales[locale]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
