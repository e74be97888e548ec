import { useEffect, useState } from 'react';
import { libraryFilters, radii } from '../../../../domain/library/filters.ts';
import { testRanks } from '../../../../domain/library/test-marks.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { PlacePicker } from '../../../pickers/place-picker.tsx';
import { TechnologyPicker } from '../../../pickers/technology-picker.tsx';
import { CheckField, Field, SelectField } from '../../../ui/field.tsx';
import type { LibraryScreenData } from '../library-screen.tsx';
import styles from './filters.module.css';
import { filterTexts } from './filters.texts.ts';
import { OptionList } from './option-list.tsx';

export type FieldsProps = { data: LibraryScreenData; add: (name: string, value: string) => void };

/** A list of values with counts, for a filter whose only parameter has the name of the filter. */
export const optionList = (name: 'profession' | 'language') =>
  function Options({ data: { library } }: FieldsProps) {
    return <OptionList name={libraryFilters[name].counted} options={library.facets[name]} />;
  };

export function TechnologyFields({ data: { library }, add }: FieldsProps) {
  const texts = useTexts(filterTexts);
  const { query, facets } = library;
  return (
    <>
      <OptionList name="technology" options={facets.technology} />
      {useScripted() ? (
        <TechnologyPicker
          label={texts.addTechnology}
          without={query.technology}
          onChoose={({ id }) => add('technology', id)}
        />
      ) : (
        <Field label={texts.addTechnology} name="technology" />
      )}
      {query.technology.length > 1 && (
        <CheckField label={texts.every} hint={texts.everyHint} name="every" value="1" defaultChecked={query.every} />
      )}
    </>
  );
}

export function PlaceFields({ data: { library }, add }: FieldsProps) {
  const texts = useTexts(filterTexts);
  const scripted = useScripted();
  const { query, cities, facets } = library;
  return (
    <>
      {cities.map(({ placeId, label }) => (
        <label key={placeId} className={styles.option}>
          <input type="checkbox" name="city" value={placeId} defaultChecked />
          <span className={styles.label}>{label}</span>
        </label>
      ))}
      {scripted ? (
        <PlacePicker label={texts.addCity} onChange={(place) => place && add('city', place.placeId)} />
      ) : (
        <Field label={texts.addCity} name="city" />
      )}
      {(cities.length > 0 || !scripted) && (
        <SelectField label={texts.radius} name="radius" defaultValue={query.radius}>
          {radii.map((kilometres) => (
            <option key={kilometres} value={kilometres}>
              {texts.radiusOf(kilometres)}
            </option>
          ))}
        </SelectField>
      )}
      <fieldset className={styles.inner}>
        <legend>{texts.regions}</legend>
        <OptionList name="region" options={facets.place} />
      </fieldset>
    </>
  );
}

export function RemoteFields({ data: { library } }: FieldsProps) {
  const { remotes } = useTexts(filterTexts);
  return <OptionList name="remote" options={library.facets.remote} labels={remotes} />;
}

export function ContractFields({ data: { library } }: FieldsProps) {
  const { contracts } = useTexts(filterTexts);
  return <OptionList name="contract" options={library.facets.contract} labels={contracts} />;
}

export function YearsFields({ data: { library } }: FieldsProps) {
  const texts = useTexts(filterTexts);
  const { yearsFrom, yearsTo } = library.query;
  const number = { type: 'number', inputMode: 'numeric', max: 100 } as const;
  return (
    <div className={styles.pair}>
      <Field {...number} label={texts.yearsFrom} name="yearsFrom" min={1} defaultValue={yearsFrom} />
      <Field {...number} label={texts.yearsTo} name="yearsTo" min={0} defaultValue={yearsTo} />
    </div>
  );
}

export function SalaryFields({ data: { library } }: FieldsProps) {
  const texts = useTexts(filterTexts);
  return (
    <Field
      label={texts.salaryMost}
      hint={texts.salaryHint}
      name="salary"
      type="number"
      inputMode="numeric"
      min={1}
      max={200}
      defaultValue={library.query.salary}
    />
  );
}

export function TestFields({ data: { library } }: FieldsProps) {
  const texts = useTexts(filterTexts);
  return (
    <>
      <SelectField label={texts.rank} name="rank" defaultValue={library.query.rank ?? ''}>
        <option value="">{texts.anyRank}</option>
        {testRanks.map((rank) => (
          <option key={rank} value={rank}>
            {texts.rankOf(rank)}
          </option>
        ))}
      </SelectField>
      <OptionList name="test" options={library.facets.test} />
    </>
  );
}

export function RecommendedFields({ data: { library, brand } }: FieldsProps) {
  const { recommendedBy } = useTexts(filterTexts);
  return <OptionList name="recommended" options={library.facets.recommended} labels={{ '1': recommendedBy(brand) }} />;
}

/** False on the server and in a browser without JavaScript, where the typed name is sent as it is. */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
