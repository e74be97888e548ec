import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Combobox } from '../ui/combobox.tsx';
import { matching } from './matching.ts';
import { pickerTexts } from './picker.texts.ts';
import { useLookups } from './use-lookups.ts';

type Props = {
  label: string;
  error?: string | undefined;
  value: string | null;
  onChange: (languageId: string | null) => void;
};

export function LanguagePicker({ label, error, value, onChange }: Props) {
  const texts = useTexts(pickerTexts);
  const languages = useLookups('languages');
  const [typed, setTyped] = useState('');
  const options = matching(languages ?? [], typed).map(({ id, name }) => ({ id, label: name }));
  return (
    <Combobox
      label={label}
      error={error}
      placeholder={texts.language}
      chosen={languages?.find(({ id }) => id === value)?.name ?? ''}
      options={options}
      none={texts.none}
      unchosen={texts.unchosen}
      busy={!languages}
      search={setTyped}
      choose={({ id }) => onChange(id)}
      clear={() => onChange(null)}
    />
  );
}
