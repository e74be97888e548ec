import type { Locale } from '../../../../../domain/viewer.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { FieldGroup } from '../../../../ui/field.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import styles from './form.module.css';
import { formTexts } from './form.texts.ts';

type Props = { language: Locale; wrong: Record<Locale, boolean>; choose: (language: Locale) => void };

/** The language of the fields below; a language with errors is marked. */
export function LanguageChoice({ language, wrong, choose }: Props) {
  const texts = useTexts(formTexts);
  return (
    <FieldGroup label={texts.language} hint={texts.languageHint}>
      <Segmented
        label={texts.language}
        options={(['fr', 'en'] as const).map((one) => ({
          value: one,
          label: (
            <>
              {texts.languages[one]}
              {wrong[one] && <span className={styles.mark}>{texts.missing}</span>}
            </>
          ),
        }))}
        value={language}
        choose={choose}
      />
    </FieldGroup>
  );
}
