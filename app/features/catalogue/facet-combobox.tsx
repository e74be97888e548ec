import { useState } from 'react';
import { fold } from '../../../domain/text/fold.ts';
import type { FacetOption } from '../../../server/services/catalogue/read-catalogue.ts';
import { useTexts } from '../../i18n/texts.ts';
import { pickerTexts } from '../../pickers/picker.texts.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { catalogueTexts } from './catalogue.texts.ts';

type Props = {
  label: string;
  options: readonly FacetOption[];
  /** The number of questions in words. */
  results: (count: number) => string;
  add: (value: string) => void;
};

const mostOffered = 8;

/** In a file of its own, because most visitors never open the filters. */
export default function FacetCombobox({ label, options, results, add }: Props) {
  const texts = useTexts(catalogueTexts);
  const { unchosen } = useTexts(pickerTexts);
  const [typed, setTyped] = useState('');
  return (
    <Combobox
      label={label}
      chosen=""
      options={options
        .filter((one) => fold(one.label).includes(fold(typed)))
        .slice(0, mostOffered)
        .map(({ value, label: text, count }) => ({ id: value, label: text, detail: results(count) }))}
      none={texts.nothing}
      unchosen={unchosen}
      search={setTyped}
      choose={({ id }) => add(id)}
    />
  );
}
