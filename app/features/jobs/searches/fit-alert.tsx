import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { leastToTell } from '../../../../domain/fit/offers/alert.ts';
import { fitPercent } from '../../../../domain/fit/view.ts';
import { type AlertPage, alertRhythms } from '../../../../domain/jobs/searches/job-search.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { FitAlert as Data } from '../../../../server/services/jobs/searches/fit-alert.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { profileGapsTexts } from '../profile-gaps.texts.ts';
import { jobSearchesTexts } from './job-searches.texts.ts';
import { RhythmField } from './rhythm-field.tsx';
import styles from './searches.module.css';

type Props = {
  alert: Data;
  from: AlertPage;
  developerId: string;
  /** In the row of the alert, which says its rhythm already. */
  edit?: boolean;
};

/** Asks for e-mails about offers that fit, changes their rhythm or ends them; works without JavaScript. */
export function FitAlert({ alert: { saved, gaps, stopped }, from, developerId, edit }: Props) {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  const lacking = useTexts(profileGapsTexts);
  const { fit } = texts;
  if (gaps.includes('technologies')) {
    return (
      <p className={styles.saved}>
        <Icon name="bell" size={16} />
        <span>
          {lacking.toBeTold(gaps.map((gap) => lacking.gaps[gap]).join(', '))}{' '}
          <Link href={pathTo(locale, 'profile', { alias: developerId })}>{lacking.open}</Link>
        </span>
      </p>
    );
  }
  const rhythm = saved?.rhythm ?? 'never';
  const running = rhythm !== 'never' && !stopped;
  const told = running ? fit.told[rhythm] : fit.ask;
  // The key closes the form once it is saved.
  return (
    <details key={`${rhythm} ${stopped}`} className={styles.save}>
      {saved && edit ? (
        <summary aria-label={texts.about(texts.edit, fit.name)}>
          <Icon name="pencil" size={16} />
          {texts.edit}
        </summary>
      ) : (
        <summary>
          <Icon name="bell" size={16} />
          {told}
        </summary>
      )}
      <div className={styles.saving}>
        <AlertForm from={from} className={styles.fields} submit={texts.submit}>
          <RhythmField
            label={texts.rhythm}
            hint={stopped ? texts.stoppedHint : fit.rule(fitPercent(leastToTell))}
            rhythm={rhythm === 'never' ? 'daily' : rhythm}
            rhythms={alertRhythms.filter((one) => one !== 'never')}
          />
        </AlertForm>
        {running && (
          <AlertForm from={from} submit={fit.stop} look="secondary">
            <input type="hidden" name="rhythm" value="never" />
          </AlertForm>
        )}
      </div>
    </details>
  );
}

type FormProps = {
  from: AlertPage;
  submit: string;
  look?: 'secondary';
  className?: string;
  children: ReactNode;
};

function AlertForm({ from, submit, look, className, children }: FormProps) {
  const address = pathTo(useLocale(), 'jobSearches');
  const { state, formAction } = useNavigation();
  return (
    <Form method="post" action={address} className={className}>
      <input type="hidden" name="intent" value="fit" />
      <input type="hidden" name="from" value={from} />
      {children}
      <Button type="submit" look={look} busy={state !== 'idle' && formAction?.startsWith(address) === true}>
        {submit}
      </Button>
    </Form>
  );
}
