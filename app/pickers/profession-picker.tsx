import { useTexts } from '../i18n/texts.ts';
import { SelectField } from '../ui/field.tsx';
import { pickerTexts } from './picker.texts.ts';
import { useLookups } from './use-lookups.ts';

type Props = {
  label: string;
  error?: string | undefined;
  value: string | null;
  onChange: (professionId: string | null) => void;
  /** A profession that is not offered. */
  without?: string;
};

/** The professions, grouped by family. */
export function ProfessionPicker({ label, error, value, onChange, without }: Props) {
  const texts = useTexts(pickerTexts);
  const professions = useLookups('professions')?.filter(({ id }) => id !== without);
  const families = [...new Set(professions?.map(({ group }) => group ?? ''))];
  return (
    <SelectField
      label={label}
      error={error}
      value={professions ? (value ?? '') : ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{texts.choose}</option>
      {families.map((family) => (
        <optgroup key={family} label={family}>
          {professions
            ?.filter(({ group }) => group === family)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
