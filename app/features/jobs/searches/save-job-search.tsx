import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { type JobQuery, jobQueryString } from '../../../../domain/jobs/job-query.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { JobChoices } from '../../../../server/services/jobs/search/read-job-choices.ts';
import { errorTexts } from '../../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { termsTexts } from '../terms.texts.ts';
import { jobSearchesTexts } from './job-searches.texts.ts';
import { RhythmField } from './rhythm-field.tsx';
import styles from './searches.module.css';

type Props = {
  query: JobQuery;
  choices: JobChoices;
  /** For a developer: whether the search is saved. A visitor signs in first, and comes back to the same search. */
  own: { savedAs: string | undefined; stopped: boolean } | undefined;
};

const longestName = 120;

/** Saves the search under a name, with the rhythm of its alert; works without JavaScript. */
export function SaveJobSearch({ query, choices, own }: Props) {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  const search = jobQueryString(query);
  if (search === '') return null;
  if (!own) {
    const here = encodeURIComponent(pathTo(locale, 'jobs') + search);
    return (
      <p className={styles.start}>
        <Link href={`${pathTo(locale, 'signIn')}?to=${here}`} className={styles.way}>
          <Icon name="bell" size={16} />
          {texts.save}
        </Link>
      </p>
    );
  }
  if (own.savedAs !== undefined) {
    return (
      <p className={styles.saved}>
        <Icon name="bell" size={16} />
        <span>
          {texts.kept(own.savedAs)} <Link href={pathTo(locale, 'jobSearches')}>{texts.manage}</Link>
        </span>
      </p>
    );
  }
  // The key empties the form for a new search.
  return <SaveForm key={search} search={search} suggested={suggested(query, choices, locale)} stopped={own.stopped} />;
}

function SaveForm({ search, suggested: name, stopped }: { search: string; suggested: string; stopped: boolean }) {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  const { required } = useTexts(errorTexts);
  const [nameless, setNameless] = useState(false);
  const { state, formAction } = useNavigation();
  const address = pathTo(locale, 'jobSearches');
  return (
    <details className={styles.save}>
      <summary>
        <Icon name="bell" size={16} />
        {texts.save}
      </summary>
      <Form method="post" action={address} className={styles.saving}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="query" value={search.slice(1)} />
        <Field
          label={texts.name}
          name="name"
          required
          pattern=".*\S.*"
          error={nameless ? required : undefined}
          // Our own error sentence, in the language of the page; without JavaScript the browser shows its own.
          onInvalid={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
            setNameless(true);
          }}
          onInput={() => setNameless(false)}
          maxLength={longestName}
          defaultValue={name}
        />
        <RhythmField label={texts.rhythm} hint={stopped ? texts.stoppedHint : texts.hint} rhythm="daily" />
        <Button type="submit" busy={state !== 'idle' && formAction?.startsWith(address) === true}>
          {texts.submit}
        </Button>
      </Form>
    </details>
  );
}

/** A name made of the filters, in the order of the form. */
function suggested(query: JobQuery, choices: JobChoices, locale: 'fr' | 'en'): string {
  const terms = termsTexts[locale];
  const named = (list: { id: string; name: string }[], id: string) => list.find((one) => one.id === id)?.name;
  const { salary } = query;
  return [
    query.words,
    query.profession && named(choices.professions, query.profession),
    ...query.technologies.map((id) => named(choices.technologies, id)),
    ...query.contracts.map((one) => terms.contracts[one]),
    query.city,
    ...query.remotes.map((one) => terms.remotes[one]),
    salary && jobSearchesTexts[locale].atLeast(salary),
  ]
    .filter(Boolean)
    .join(', ')
    .slice(0, longestName);
}
