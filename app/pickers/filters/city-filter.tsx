import { useTexts } from '../../i18n/texts.ts';
import { Field } from '../../ui/field.tsx';
import { filtersTexts } from './filters.texts.ts';

type Props = {
  hint?: string;
  city: string;
  cities: readonly { id: string; name: string }[];
  /** The id of the list of suggestions. */
  list: string;
};

/** The name of a city, with suggestions of the browser. */
export function CityFilter({ hint, city, cities, list }: Props) {
  const texts = useTexts(filtersTexts);
  return (
    <>
      <Field
        label={texts.city}
        hint={hint}
        name="city"
        list={list}
        autoComplete="off"
        maxLength={120}
        placeholder={texts.cityPlaceholder}
        defaultValue={city}
      />
      <datalist id={list}>
        {cities.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
