import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Combobox } from '../ui/combobox.tsx';
import { TechnologyIcon } from '../ui/technology-icon.tsx';
import { matching } from './matching.ts';
import { pickerTexts } from './picker.texts.ts';
import { type Choice, useLookups } from './use-lookups.ts';

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  without: string[];
  onChoose: (choice: Choice) => void;
};

/** A picker that passes on one technology after the other; those already chosen are not offered again. */
export function TechnologyPicker({ label, hint, error, without, onChoose }: Props) {
  const texts = useTexts(pickerTexts);
  const technologies = useLookups('technologies');
  const [typed, setTyped] = useState('');
  const left = (technologies ?? []).filter(({ id }) => !without.includes(id));
  return (
    <Combobox
      label={label}
      {...(hint ? { hint } : {})}
      error={error}
      placeholder={texts.technology}
      chosen=""
      options={matching(left, typed).map(({ id, name, handle }) => ({
        id,
        label: name,
        before: <TechnologyIcon handle={handle ?? null} />,
      }))}
      none={texts.none}
      unchosen={texts.unchosen}
      busy={!technologies}
      search={setTyped}
      choose={({ id }) => {
        const choice = technologies?.find((one) => one.id === id);
        if (choice) onChoose(choice);
      }}
    />
  );
}
