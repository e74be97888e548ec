import { Form, useNavigate } from 'react-router';
import {
  type CandidateQuery,
  isFiltered,
  noOwner,
} from '../../../../../domain/contact/conversations/candidate-query.ts';
import { candidateStates } from '../../../../../domain/contact/conversations/candidate-state.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { sameText } from '../../../../../domain/profile/text-limits.ts';
import type { Candidates } from '../../../../../server/services/contact/candidates/read-candidates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, SelectField } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { followUpTexts } from '../../follow-up/follow-up.texts.ts';
import list from '../list.module.css';
import styles from './manager.module.css';
import { candidatesTexts } from './manager.texts.ts';

type Props = { found: Candidates; query: CandidateQuery };

/**
 * A GET form: the filters are in the address. A choice applies at once, typed words when the form is sent. On a phone a
 * checkbox unfolds the choices, so that the people come first.
 */
export function CandidateFilters({ found: { jobs, recruiters, tags, counts }, query }: Props) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  const words = useTexts(followUpTexts);
  const navigate = useNavigate();
  const address = pathTo(locale, 'candidates');
  const choose = (form: HTMLFormElement | null) => {
    if (!form) return;
    const chosen = new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    );
    void navigate(`${address}?${chosen}`, { preventScrollReset: true });
  };
  const total = candidateStates.reduce((sum, state) => sum + counts[state], 0);
  const set = [query.state, query.jobId, query.recruiterId, query.ownerId, query.tag].filter(Boolean).length;
  return (
    <Form
      // Remounts the form, so that filters set by a link appear in the fields.
      key={JSON.stringify(query)}
      method="get"
      action={address}
      className={styles.filters}
      aria-label={texts.filters}
      onSubmit={(event) => {
        event.preventDefault();
        choose(event.currentTarget);
      }}
    >
      {query.view === 'list' && <input type="hidden" name="view" value="list" />}
      <Field label={texts.text} name="q" type="search" placeholder={texts.textHint} defaultValue={query.text} />
      <label className={styles.toggle}>
        <input type="checkbox" />
        <Icon name="filter" size={18} />
        <span className={list.unseen}>{texts.filters}</span>
        {set > 0 && <span className={styles.set}>{set}</span>}
      </label>
      <div className={styles.fields}>
        <SelectField
          label={texts.state}
          name="state"
          defaultValue={query.state ?? ''}
          onChange={({ target }) => choose(target.form)}
        >
          <option value="">
            {texts.anyState} ({total})
          </option>
          {candidateStates.map((state) => (
            <option key={state} value={state}>
              {texts.states[state]} ({counts[state]})
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.job}
          name="job"
          defaultValue={query.jobId ?? ''}
          onChange={({ target }) => choose(target.form)}
        >
          <option value="">{texts.all}</option>
          {jobs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title ?? texts.noJob}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.recruiter}
          name="recruiter"
          defaultValue={query.recruiterId ?? ''}
          onChange={({ target }) => choose(target.form)}
        >
          <option value="">{texts.anyone}</option>
          {recruiters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.inCharge}
          name="owner"
          defaultValue={query.ownerId ?? ''}
          onChange={({ target }) => choose(target.form)}
        >
          <option value="">{words.anyoneInCharge}</option>
          <option value={noOwner}>{words.noOne}</option>
          {recruiters
            .filter(({ canBeInCharge }) => canBeInCharge)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
        {(tags.length > 0 || query.tag) && (
          <SelectField
            label={words.tag}
            name="tag"
            defaultValue={tags.find((tag) => sameText(tag, query.tag)) ?? query.tag}
            onChange={({ target }) => choose(target.form)}
          >
            <option value="">{words.anyTag}</option>
            {[...tags, ...(query.tag && !tags.some((tag) => sameText(tag, query.tag)) ? [query.tag] : [])].map(
              (tag) => (
                <option key={tag} value={tag}>
                  {tag}
                </option>
              ),
            )}
          </SelectField>
        )}
        <Button type="submit" look="secondary">
          {texts.apply}
        </Button>
      </div>
      {isFiltered(query) && (
        <p className={styles.reset}>
          <Link href={address + (query.view === 'list' ? '?view=list' : '')}>{texts.reset}</Link>
        </p>
      )}
    </Form>
  );
}
