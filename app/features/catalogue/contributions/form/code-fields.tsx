import {
  type ContributionDraft,
  codeLanguages,
  longest,
} from '../../../../../domain/catalogue/contributions/contribution.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import styles from './form.module.css';
import { formTexts } from './form.texts.ts';

type CodeProps = {
  draft: ContributionDraft;
  error: (path: string) => string | undefined;
  set: (part: Partial<ContributionDraft>) => void;
};

/** The code is shared by both languages; its programming language is a field of its own. */
export function CodeFields({ draft, error, set }: CodeProps) {
  const texts = useTexts(formTexts);
  return (
    <div className={styles.code}>
      <TextField
        label={texts.code}
        rows={5}
        spellCheck={false}
        maxLength={longest.code}
        value={draft.code}
        error={error('code')}
        onChange={({ currentTarget }) => set({ code: currentTarget.value })}
      />
      {draft.code.trim() !== '' && (
        <SelectField
          label={texts.codeLanguage}
          value={draft.codeLanguage}
          error={error('codeLanguage')}
          onChange={({ currentTarget }) => set({ codeLanguage: currentTarget.value })}
        >
          <option value="">{texts.noLanguage}</option>
          {codeLanguages.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
