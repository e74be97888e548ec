import { Form } from 'react-router';
import type { CompanyQuery } from '../../../../domain/companies/directory/company-query.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { CompanyChoices } from '../../../../server/services/companies/directory/read-company-choices.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CityFilter } from '../../../pickers/filters/city-filter.tsx';
import form from '../../../pickers/filters/filter-form.module.css';
import { FoldedFilters } from '../../../pickers/filters/folded-filters.tsx';
import { TechnologyFilter } from '../../../pickers/filters/technology-filter.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckField, Field } from '../../../ui/field.tsx';
import { directoryTexts } from './directory.texts.ts';

type Props = { query: CompanyQuery; choices: CompanyChoices };

/** A GET form: it works without JavaScript, and the address of a search can be saved and shared. */
export function DirectorySearch({ query, choices }: Props) {
  const locale = useLocale();
  const texts = useTexts(directoryTexts);
  const set = query.technologies.length + [query.city, query.hiring, query.remote].filter(Boolean).length;
  return (
    <search>
      <Form method="get" action={pathTo(locale, 'companies')} className={form.filters}>
        <Field label={texts.name} type="search" name="q" maxLength={120} defaultValue={query.name} />
        <FoldedFilters set={set}>
          <TechnologyFilter chosen={query.technologies} technologies={choices.technologies} />
          <CityFilter city={query.city} cities={choices.cities} list="company-cities" />
          <CheckField label={texts.hiring} name="offers" value="1" defaultChecked={query.hiring} />
          <CheckField label={texts.remote} name="remote" value="1" defaultChecked={query.remote} />
        </FoldedFilters>
        <Button type="submit" wide>
          {texts.apply}
        </Button>
      </Form>
    </search>
  );
}
