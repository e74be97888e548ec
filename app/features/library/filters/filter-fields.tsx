import { niceFilters, radii } from '../../../../domain/library/filters.ts';
import { languageLevels, testRanks } from '../../../../domain/library/marks.ts';
import { partKey } from '../../../../domain/library/understood-query.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { PlacePicker } from '../../../pickers/place-picker.tsx';
import { TechnologyPicker } from '../../../pickers/technology-picker.tsx';
import { CheckField, Field, SelectField } from '../../../ui/field.tsx';
import type { LibraryScreenData } from '../library-screen.tsx';
import styles from './filters.module.css';
import { filterTexts } from './filters.texts.ts';
import { OptionList } from './option-list.tsx';
import { useScripted } from './use-scripted.ts';

export type FieldsProps = { data: LibraryScreenData; add: (name: string, value: string) => void };

export function ProfessionFields({ data: { library } }: FieldsProps) {
  return <OptionList name="profession" options={library.facets.profession} />;
}

export function TechnologyFields({ data: { library }, add }: FieldsProps) {
  const texts = useTexts(filterTexts);
  const { query, facets } = library;
  return (
    <>
      <OptionList name="technology" options={facets.technology} />
      <AddTechnology name="technology" label={texts.addTechnology} chosen={query.technology} add={add} />
      {query.technology.length > 1 && (
        <CheckField label={texts.every} hint={texts.everyHint} name="every" value="1" defaultChecked={query.every} />
      )}
    </>
  );
}

export function WithoutFields({ data: { library }, add }: FieldsProps) {
  const texts = useTexts(filterTexts);
  const { without } = library.query;
  return (
    <>
      <ChosenTechnologies name="without" chosen={without} names={library.valueNames} />
      <AddTechnology name="without" label={texts.leaveOut} chosen={without} add={add} />
    </>
  );
}

/** What the recruiter would rather see, without leaving anyone out. */
export function WishFields({ data: { library }, add }: FieldsProps) {
  const texts = useTexts(filterTexts);
  const { plus, nice } = library.query;
  return (
    <>
      <ChosenTechnologies name="plus" chosen={plus} names={library.valueNames} />
      <AddTechnology name="plus" label={texts.addWish} chosen={plus} add={add} />
      <fieldset className={styles.inner}>
        <legend>{texts.niceFilters}</legend>
        {niceFilters.map((name) => (
          <label key={name} className={styles.option}>
            <input type="checkbox" name="nice" value={name} defaultChecked={nice.includes(name)} />
            <span className={styles.label}>{texts.titles[name]}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

type ChosenProps = { name: 'without' | 'plus'; chosen: string[]; names: Record<string, string> };

/** A checkbox for each chosen technology, which removes it. */
function ChosenTechnologies({ name, chosen, names }: ChosenProps) {
  return chosen.map((id) => (
    <label key={id} className={styles.option}>
      <input type="checkbox" name={name} value={id} defaultChecked />
      <span className={styles.label}>{names[partKey({ parameter: name, value: id })] ?? id}</span>
    </label>
  ));
}

type AddProps = { name: string; label: string; chosen: string[]; add: FieldsProps['add'] };

function AddTechnology({ name, label, chosen, add }: AddProps) {
  if (!useScripted()) return <Field label={label} name={name} />;
  return <TechnologyPicker label={label} without={chosen} onChoose={({ id }) => add(name, id)} />;
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
      {(cities.length > 0 || query.region.length > 0 || !scripted) && (
        <CheckField
          label={texts.orRemote}
          hint={texts.orRemoteHint}
          name="orRemote"
          value="1"
          defaultChecked={query.orRemote}
        />
      )}
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

export function LanguageFields({ data: { library } }: FieldsProps) {
  const texts = useTexts(filterTexts);
  return (
    <>
      <OptionList name="language" options={library.facets.language} />
      <SelectField label={texts.level} name="level" defaultValue={library.query.level ?? ''}>
        <option value="">{texts.anyLevel}</option>
        {languageLevels.map((level) => (
          <option key={level} value={level}>
            {texts.levels[level]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

export function StateFields({ data: { library } }: FieldsProps) {
  const { states } = useTexts(filterTexts);
  return <OptionList name="state" options={library.facets.state} labels={states} />;
}

export function UnseenFields({ data: { library } }: FieldsProps) {
  const texts = useTexts(filterTexts);
  return <CheckField label={texts.unseen} name="unseen" value="1" defaultChecked={library.query.unseen} />;
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
