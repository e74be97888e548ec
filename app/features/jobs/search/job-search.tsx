import { Form } from 'react-router';
import { jobSeniorities } from '../../../../domain/jobs/details/seniority.ts';
import { jobSalaryLimits } from '../../../../domain/jobs/job.ts';
import type { JobQuery } from '../../../../domain/jobs/job-query.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { contractTypes, remoteFrequencies } from '../../../../domain/profile/cards/job-search.ts';
import type { JobChoices } from '../../../../server/services/jobs/search/read-job-choices.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CityFilter } from '../../../pickers/filters/city-filter.tsx';
import form from '../../../pickers/filters/filter-form.module.css';
import { FoldedFilters } from '../../../pickers/filters/folded-filters.tsx';
import { TechnologyFilter } from '../../../pickers/filters/technology-filter.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckField, Field, FieldGroup, SelectField } from '../../../ui/field.tsx';
import styles from '../jobs.module.css';
import { jobsTexts } from '../jobs.texts.ts';
import { termsTexts } from '../terms.texts.ts';

type Props = { query: JobQuery; choices: JobChoices };
type SearchProps = Props & {
  /** The search keeps the chosen order. */
  byDate?: boolean;
};

/** A GET form: it works without JavaScript, and the address of a search can be saved and shared. */
export function JobSearch({ query, choices, byDate }: SearchProps) {
  const locale = useLocale();
  const texts = useTexts(jobsTexts);
  return (
    <search>
      <Form method="get" action={pathTo(locale, 'jobs')} className={`${form.filters} ${styles.search}`}>
        {byDate && <input type="hidden" name="order" value="date" />}
        <Field
          label={texts.words}
          type="search"
          name="q"
          maxLength={120}
          placeholder={texts.wordsPlaceholder}
          defaultValue={query.words}
        />
        <FoldedFilters set={filtersSet(query)}>
          <SelectField label={texts.profession} name="profession" defaultValue={query.profession ?? ''}>
            <option value="">{texts.anyProfession}</option>
            <Professions professions={choices.professions} chosen={query.profession} />
          </SelectField>
          <TechnologyFilter chosen={query.technologies} technologies={choices.technologies} />
          <Contracts query={query} />
          <CityFilter hint={texts.cityHint} city={query.city} cities={choices.cities} list="job-cities" />
          <CheckField label={texts.orRemote} name="orRemote" value="1" defaultChecked={query.orRemote} />
          <Remotes query={query} />
          <Seniorities query={query} />
          <Field
            label={texts.salary}
            hint={texts.salaryHint}
            type="number"
            name="salary"
            inputMode="numeric"
            min={jobSalaryLimits.least}
            max={jobSalaryLimits.most}
            defaultValue={query.salary}
          />
        </FoldedFilters>
        <Button type="submit" wide>
          {texts.apply}
        </Button>
      </Form>
    </search>
  );
}

const filtersSet = ({ words: _, ...filters }: JobQuery) =>
  Object.values(filters).filter((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value))).length;

function Professions({ professions, chosen }: { professions: JobChoices['professions']; chosen: string | undefined }) {
  const groups = [...new Set(professions.map(({ group }) => group))];
  return (
    <>
      {/* A shared link may name a profession that no open offer has any more. */}
      {chosen && !professions.some(({ id }) => id === chosen) && <option value={chosen}>{chosen}</option>}
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {professions
            .filter((one) => one.group === group)
            .map(({ id, name, count }) => (
              <option key={id} value={id}>
                {`${name} (${count})`}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
}

function Contracts({ query: { contracts } }: Pick<Props, 'query'>) {
  const texts = useTexts(jobsTexts);
  const terms = useTexts(termsTexts);
  return (
    <FieldGroup label={texts.contract}>
      {contractTypes.map((type) => (
        <CheckField
          key={type}
          label={terms.contracts[type]}
          name="contract"
          value={type}
          defaultChecked={contracts.includes(type)}
        />
      ))}
    </FieldGroup>
  );
}

function Remotes({ query: { remotes } }: Pick<Props, 'query'>) {
  const texts = useTexts(jobsTexts);
  const terms = useTexts(termsTexts);
  return (
    <FieldGroup label={texts.remote}>
      {remoteFrequencies.map((frequency) => (
        <CheckField
          key={frequency}
          label={terms.remotes[frequency]}
          name="remote"
          value={frequency}
          defaultChecked={remotes.includes(frequency)}
        />
      ))}
    </FieldGroup>
  );
}

function Seniorities({ query: { seniorities } }: Pick<Props, 'query'>) {
  const texts = useTexts(jobsTexts);
  const terms = useTexts(termsTexts);
  return (
    <FieldGroup label={texts.seniority}>
      {jobSeniorities.map((level) => (
        <CheckField
          key={level}
          label={terms.seniorities[level]}
          name="seniority"
          value={level}
          defaultChecked={seniorities.includes(level)}
        />
      ))}
    </FieldGroup>
  );
}
