import { type ReactNode, useEffect, useState } from 'react';
import { usualRadius } from '../../../../domain/library/search-string.ts';
import { testRanks } from '../../../../domain/library/test-marks.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { PlacePicker } from '../../../pickers/place-picker.tsx';
import { TechnologyPicker } from '../../../pickers/technology-picker.tsx';
import { CheckField, Field, SelectField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { LibraryScreenData } from '../library-screen.tsx';
import styles from './filters.module.css';
import { filterTexts } from './filters.texts.ts';
import { OptionList } from './option-list.tsx';

type Props = { data: LibraryScreenData; add: (name: string, value: string) => void };

const radii = [0, 10, usualRadius, 50, 100];

export function FilterGroups({ data: { library, brand }, add }: Props) {
  const texts = useTexts(filterTexts);
  const scripted = useScripted();
  const { query, cities, facets } = library;
  return (
    <>
      <Group title={texts.technology} open>
        <OptionList name="technology" options={facets.technology} />
        {scripted ? (
          <TechnologyPicker
            label={texts.addTechnology}
            without={query.technologies}
            onChoose={({ id }) => add('technology', id)}
          />
        ) : (
          <Field label={texts.addTechnology} name="technology" />
        )}
        {query.technologies.length > 1 && (
          <CheckField
            label={texts.every}
            hint={texts.everyHint}
            name="every"
            value="1"
            defaultChecked={query.everyTechnology}
          />
        )}
      </Group>
      <Group title={texts.profession} open>
        <OptionList name="profession" options={facets.profession} />
      </Group>
      <Group title={texts.place} open>
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
          <OptionList name="region" options={facets.region} />
        </fieldset>
      </Group>
      <Group title={texts.remote} open={query.remote.length > 0}>
        <OptionList name="remote" options={facets.remote} labels={texts.remotes} />
      </Group>
      <Group title={texts.contract} open={query.contracts.length > 0}>
        <OptionList name="contract" options={facets.contract} labels={texts.contracts} />
      </Group>
      <Group title={texts.years} open={query.yearsFrom !== undefined || query.yearsTo !== undefined}>
        <div className={styles.pair}>
          <Field
            label={texts.yearsFrom}
            name="yearsFrom"
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            defaultValue={query.yearsFrom}
          />
          <Field
            label={texts.yearsTo}
            name="yearsTo"
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            defaultValue={query.yearsTo}
          />
        </div>
      </Group>
      <Group title={texts.salary} open={query.salary !== undefined}>
        <Field
          label={texts.salaryMost}
          hint={texts.salaryHint}
          name="salary"
          type="number"
          inputMode="numeric"
          min={1}
          max={200}
          defaultValue={query.salary}
        />
      </Group>
      <Group title={texts.language} open={query.languages.length > 0}>
        <OptionList name="language" options={facets.language} />
      </Group>
      {facets.test.length > 0 && (
        <Group title={texts.tests} open={query.tests.length > 0}>
          <SelectField label={texts.rank} name="rank" defaultValue={query.rank ?? ''}>
            <option value="">{texts.anyRank}</option>
            {testRanks.map((rank) => (
              <option key={rank} value={rank}>
                {texts.rankOf(rank)}
              </option>
            ))}
          </SelectField>
          <OptionList name="test" options={facets.test} />
        </Group>
      )}
      <Group title={texts.recommended} open={query.recommended}>
        <OptionList name="recommended" options={facets.recommended} labels={{ '1': texts.recommendedBy(brand) }} />
      </Group>
    </>
  );
}

/** Opens and closes without JavaScript; the initial state is decided once. */
function Group({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  const [unfolded] = useState(open);
  return (
    <details className={styles.group} open={unfolded}>
      <summary>
        {title}
        <Icon name="chevron" size={16} />
      </summary>
      <fieldset className={styles.fields}>
        <legend className={styles.unseen}>{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

/** False on the server and in a browser without JavaScript, where the typed name is sent as it is. */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
