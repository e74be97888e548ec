import { Form } from 'react-router';
import type { CompanyQuery } from '../../../../domain/companies/directory/company-query.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { CompanyChoices } from '../../../../server/services/companies/directory/read-company-choices.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { unknownNames } from '../../../i18n/unknown-names.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, Field, SelectField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './directory.module.css';
import { directoryTexts } from './directory.texts.ts';

type Props = { query: CompanyQuery; choices: CompanyChoices };

/** A GET form: it works without JavaScript, and the address of a search can be saved and shared. */
export function DirectorySearch({ query, choices }: Props) {
  const locale = useLocale();
  const texts = useTexts(directoryTexts);
  const set = query.technologies.length + [query.city, query.hiring, query.remote].filter(Boolean).length;
  return (
    <search>
      <Form method="get" action={pathTo(locale, 'companies')} className={styles.filters}>
        <Field label={texts.name} type="search" name="q" maxLength={120} defaultValue={query.name} />
        {/* On a phone the companies come first; a checkbox shows the filters, with the number of active ones. */}
        <label className={styles.toggle}>
          <input type="checkbox" />
          <Icon name="filter" size={18} />
          {texts.showFilters(set)}
        </label>
        <div className={styles.fields}>
          <Technologies query={query} choices={choices} />
          <Field
            label={texts.city}
            name="city"
            list="company-cities"
            autoComplete="off"
            maxLength={120}
            placeholder={texts.cityPlaceholder}
            defaultValue={query.city}
          />
          <datalist id="company-cities">
            {choices.cities.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
          <CheckField label={texts.hiring} name="offers" value="1" defaultChecked={query.hiring} />
          <CheckField label={texts.remote} name="remote" value="1" defaultChecked={query.remote} />
        </div>
        <Button type="submit" wide>
          {texts.apply}
        </Button>
      </Form>
    </search>
  );
}

/** Each chosen technology is a checkbox that removes it; the list adds one more each time. */
function Technologies({ query: { technologies: chosen }, choices }: Props) {
  const texts = useTexts(directoryTexts);
  const unknown = useTexts(unknownNames);
  const nameOf = (id: string) => choices.technologies.find((one) => one.id === id)?.name ?? unknown.technology;
  return (
    <div className={styles.chosen}>
      {chosen.map((id) => (
        <CheckField key={id} label={nameOf(id)} name="technology" value={id} defaultChecked />
      ))}
      <SelectField
        key={chosen.join()}
        label={chosen.length > 0 ? texts.addTechnology : texts.technology}
        name="technology"
        defaultValue=""
      >
        <option value="">{texts.chooseTechnology}</option>
        {choices.technologies
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, name, count }) => (
            <option key={id} value={id}>
              {`${name} (${count})`}
            </option>
          ))}
      </SelectField>
    </div>
  );
}
