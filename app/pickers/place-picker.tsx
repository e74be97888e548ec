import { useRef, useState } from 'react';
import { pathTo } from '../../domain/paths.ts';
import type { PlaceChoice } from '../../domain/profile/place-choice.ts';
import { fetchJson } from '../forms/send.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { Combobox, type Option } from '../ui/combobox.tsx';
import { pickerTexts } from './picker.texts.ts';

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Undefined for a picker that passes on its choice and becomes empty again. */
  value?: PlaceChoice | null;
  onChange: (place: PlaceChoice | null) => void;
};

const waitMilliseconds = 120;

/** A city, by the first letters of its name. */
export function PlacePicker({ label, hint, error, value, onChange }: Props) {
  const locale = useLocale();
  const texts = useTexts(pickerTexts);
  const [options, setOptions] = useState<Option[]>([]);
  const [busy, setBusy] = useState(false);
  const last = useRef({ text: '', timer: 0 });

  const search = (text: string) => {
    clearTimeout(last.current.timer);
    setBusy(true);
    const ask = async () => {
      const places = await fetchJson(pathTo(locale, 'places'), `?text=${encodeURIComponent(text)}`);
      // The user has typed more: the answer to an older request is ignored.
      if (last.current.text !== text) return;
      const found = 'failed' in places ? [] : places;
      setOptions(found.map(({ placeId, label: name, detail }) => ({ id: placeId, label: name, detail })));
      setBusy(false);
    };
    last.current = { text, timer: window.setTimeout(ask, waitMilliseconds) };
  };

  return (
    <Combobox
      label={label}
      {...(hint ? { hint } : {})}
      error={error}
      placeholder={texts.city}
      chosen={value?.label ?? ''}
      options={options}
      none={texts.none}
      unchosen={texts.unchosen}
      busy={busy}
      search={search}
      choose={(option) => onChange({ placeId: option.id, label: option.label })}
      clear={() => onChange(null)}
    />
  );
}
