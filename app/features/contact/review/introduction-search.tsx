import { Form } from 'react-router';
import {
  type IntroductionQuery,
  introductionSearch,
  notEnded,
} from '../../../../domain/contact/introductions/introduction-list.ts';
import { introductionStatuses } from '../../../../domain/contact/introductions/status.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { statesTexts } from '../conversations/states.texts.ts';
import styles from './review.module.css';
import { reviewTexts } from './review.texts.ts';

/** A GET form: the search is in the address. */
export function IntroductionSearch({ query }: { query: IntroductionQuery }) {
  const texts = useTexts(reviewTexts);
  const states = useTexts(statesTexts).short.team;
  const here = pathTo(useLocale(), 'adminIntroductions');
  const { after: _, ...filters } = query;
  return (
    <Form role="search" aria-label={texts.filters} className={styles.search} key={introductionSearch(filters)}>
      <input type="hidden" name="list" value="all" />
      {(['company', 'developer', 'recruiter'] as const).map((name) => (
        <Field key={name} label={texts[name]} name={name} type="search" maxLength={120} defaultValue={query[name]} />
      ))}
      <SelectField label={texts.status} name="status" defaultValue={query.status ?? ''}>
        <option value="">{texts.anyStatus}</option>
        <option value={notEnded}>{texts.notEnded}</option>
        {introductionStatuses.map((status) => (
          <option key={status} value={status}>
            {states[status]}
          </option>
        ))}
      </SelectField>
      <Field label={texts.from} name="from" type="date" defaultValue={query.from} />
      <Field label={texts.to} name="to" type="date" defaultValue={query.to} />
      <div className={styles.buttons}>
        <Button type="submit" look="secondary">
          {texts.find}
        </Button>
        {Object.keys(filters).length > 0 && (
          <ButtonLink look="secondary" href={here + introductionSearch({})}>
            {texts.reset}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
