import type { ReactNode } from 'react';
import type { niceFilters } from '../../../../domain/library/filters.ts';
import { languageLevels } from '../../../../domain/library/marks.ts';
import { queryOfNeed } from '../../../../domain/library/needs/query-of-need.ts';
import { contractTypes, remoteFrequencies } from '../../../../domain/profile/cards/job-terms.ts';
import type { PastedNeed } from '../../../../server/services/library/pasted/read-job-text.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { CheckField, Field, SelectField } from '../../../ui/field.tsx';
import { filterTexts } from '../filters/filters.texts.ts';
import styles from './pasted.module.css';
import { pastedTexts } from './pasted.texts.ts';

type Props = { need: PastedNeed };
const number = { type: 'number', inputMode: 'numeric' } as const;

type GroupProps = { label: string; said: (string | undefined)[]; children: ReactNode };

/** One kind of criterion, with the sentences that it comes from. */
function Group({ label, said, children }: GroupProps) {
  const texts = useTexts(pastedTexts);
  const sentences = [...new Set(said.filter((one) => one !== undefined))];
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.said}>
          {texts.said(sentence)}
        </p>
      ))}
      {sentences.length === 0 && <p className={styles.said}>{texts.unsaid}</p>}
      {children}
    </fieldset>
  );
}

/** A wish orders the list, and leaves no one out. */
function Wish({ name, need }: Props & { name: (typeof niceFilters)[number] }) {
  const texts = useTexts(pastedTexts);
  return (
    <CheckField label={texts.nice} name={`nice.${name}`} value="1" defaultChecked={need.asked.wishes.includes(name)} />
  );
}

export function ProfessionFields({ need, professions }: Props & { professions: { id: string; name: string }[] }) {
  const texts = useTexts(pastedTexts);
  const others = professions.filter(({ id }) => !need.professions.some((one) => one.id === id));
  return (
    <Group label={texts.profession} said={need.professions.map(({ said }) => said)}>
      {need.professions.map(({ id, name, chosen }) => (
        <CheckField key={id} label={name} name={`profession.${id}`} value="1" defaultChecked={chosen} />
      ))}
      <SelectField label={texts.addProfession} name="addProfession">
        <option value="">{texts.noProfession}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Wish name="profession" need={need} />
    </Group>
  );
}

export function YearsFields({ need }: Props) {
  const texts = useTexts(pastedTexts);
  const filters = useTexts(filterTexts);
  const { least, most } = need.asked.years;
  return (
    <Group label={texts.years} said={[need.years?.said]}>
      <div className={styles.pair}>
        <Field {...number} label={filters.yearsFrom} name="yearsFrom" min={1} max={100} defaultValue={least} />
        <Field {...number} label={filters.yearsTo} name="yearsTo" min={0} max={100} defaultValue={most} />
      </div>
      <Wish name="years" need={need} />
    </Group>
  );
}

export function PlaceFields({ need }: Props) {
  const texts = useTexts(pastedTexts);
  const filters = useTexts(filterTexts);
  const { cities, regions } = need;
  return (
    <Group label={texts.place} said={[...cities, ...regions].map(({ said }) => said)}>
      {cities.map(({ id, name, chosen }) => (
        <CheckField key={id} label={name} name={`city.${id}`} value="1" defaultChecked={chosen} />
      ))}
      {regions.map(({ id, name, chosen }) => (
        <CheckField key={id} label={name} name={`region.${id}`} value="1" defaultChecked={chosen} />
      ))}
      <Field label={texts.addCity} name="addCity" maxLength={80} />
      <CheckField
        label={filters.orRemote}
        hint={filters.orRemoteHint}
        name="orRemote"
        value="1"
        defaultChecked={need.asked.orRemote}
      />
    </Group>
  );
}

export function RemoteFields({ need }: Props) {
  const texts = useTexts(pastedTexts);
  const filters = useTexts(filterTexts);
  return (
    <Group label={texts.remote} said={[need.remote?.said]}>
      {remoteFrequencies.map((one) => (
        <CheckField
          key={one}
          label={filters.remotes[one]}
          name={`remote.${one}`}
          value="1"
          defaultChecked={need.asked.remotes.includes(one)}
        />
      ))}
      <Wish name="remote" need={need} />
    </Group>
  );
}

export function ContractFields({ need }: Props) {
  const texts = useTexts(pastedTexts);
  const filters = useTexts(filterTexts);
  return (
    <Group label={texts.contract} said={need.contracts.map(({ said }) => said)}>
      {contractTypes.map((one) => (
        <CheckField
          key={one}
          label={filters.contracts[one]}
          name={`contract.${one}`}
          value="1"
          defaultChecked={need.asked.contracts.includes(one)}
        />
      ))}
    </Group>
  );
}

export function PayFields({ need }: Props) {
  const texts = useTexts(pastedTexts);
  const filters = useTexts(filterTexts);
  return (
    <Group label={texts.pay} said={[need.pay?.said]}>
      <Field
        {...number}
        label={filters.salaryMost}
        hint={filters.salaryHint}
        name="salary"
        min={1}
        max={200}
        defaultValue={need.asked.pay}
      />
    </Group>
  );
}

export function LanguageFields({ need }: Props) {
  const texts = useTexts(pastedTexts);
  const filters = useTexts(filterTexts);
  const { level } = queryOfNeed(need.asked);
  return (
    <Group label={texts.languages} said={need.languages.map(({ said }) => said)}>
      {need.languages.map(({ id, name, chosen }) => (
        <CheckField key={id} label={name} name={`language.${id}`} value="1" defaultChecked={chosen} />
      ))}
      {need.languages.length > 0 && (
        <>
          <SelectField label={filters.level} name="level" defaultValue={level ?? ''}>
            <option value="">{filters.anyLevel}</option>
            {languageLevels.map((one) => (
              <option key={one} value={one}>
                {filters.levels[one]}
              </option>
            ))}
          </SelectField>
          <Wish name="language" need={need} />
        </>
      )}
    </Group>
  );
}
