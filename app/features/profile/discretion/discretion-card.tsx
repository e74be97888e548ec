import { Form, useNavigation } from 'react-router';
import { type FieldErrors, splitCode } from '../../../../domain/error-codes.ts';
import type { Discretion } from '../../../../server/services/profile/discretion/read-discretion.ts';
import type { CompanyChoice } from '../../../../server/services/profile/preview/find-companies.ts';
import { SignedOut } from '../../../forms/signed-out.tsx';
import { useStoredFields } from '../../../forms/use-stored-fields.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import styles from './discretion.module.css';
import { discretionTexts } from './discretion.texts.ts';

type Props = {
  discretion: Discretion;
  /** The searched company name. */
  wanted: string;
  answer: { intent: string; errors: FieldErrors; done?: boolean } | undefined;
};

/** The companies from which the profile is hidden. Plain forms that work without JavaScript. */
export function DiscretionCard({ discretion, wanted, answer }: Props) {
  const texts = useTexts(discretionTexts);
  const { state, formData } = useNavigation();
  const { hideFromEmployer, employers, blocked, found } = discretion;
  const fields = useStoredFields({
    answer: answer?.intent === 'employer' ? answer : undefined,
    idle: state === 'idle',
  });
  const [most] = splitCode(answer?.errors[''] ?? '').limits;
  const hint = employers.length > 0 ? texts.employerHint(employers.join(', ')) : texts.noEmployer;
  return (
    <SettingsSection icon="eyeOff" anchor="discretion" title={texts.title} lead={texts.lead}>
      <div className={styles.card}>
        {answer?.errors[''] === 'signedOut' && (
          <Notice tone="error">
            <SignedOut />
          </Notice>
        )}
        {most !== undefined && <Notice tone="error">{texts.tooMany(most)}</Notice>}
        <Form method="post" className={styles.form} preventScrollReset {...fields}>
          <input type="hidden" name="intent" value="employer" />
          <CheckField label={texts.employer} hint={hint} name="hide" value="1" defaultChecked={hideFromEmployer} />
          <div className={styles.actions}>
            <Button type="submit" look="secondary" busy={state !== 'idle' && formData?.get('intent') === 'employer'}>
              {texts.save}
            </Button>
            <p role="status" className={styles.done}>
              {answer?.intent === 'employer' && answer.done && texts.saved}
            </p>
          </div>
        </Form>
        <h3>{texts.search}</h3>
        <Form className={styles.search} role="search" aria-label={texts.search} preventScrollReset>
          <Field label={texts.searchLabel} name="company" type="search" maxLength={80} defaultValue={wanted} />
          <Button type="submit" look="secondary">
            {texts.find}
          </Button>
        </Form>
        {found && <Found found={found} wanted={wanted} />}
        <h3>{texts.blocked}</h3>
        {blocked.length === 0 ? (
          <p className={styles.muted}>{texts.noneBlocked}</p>
        ) : (
          <ul className={styles.companies} aria-label={texts.blocked}>
            {blocked.map((company) => (
              <CompanyRow key={company.id} company={company} intent="unblock" />
            ))}
          </ul>
        )}
      </div>
    </SettingsSection>
  );
}

function Found({ found, wanted }: { found: NonNullable<Discretion['found']>; wanted: string }) {
  const texts = useTexts(discretionTexts);
  if (found.length === 0) return <p role="status">{texts.none}</p>;
  return (
    <ul key={wanted} className={styles.companies} aria-label={texts.found}>
      {found.map((company) => (
        <CompanyRow key={company.id} company={company} intent={company.blocked ? undefined : 'block'} />
      ))}
    </ul>
  );
}

/** A company with its action; `intent` is undefined when the company is already blocked. */
function CompanyRow({ company, intent }: { company: CompanyChoice; intent: 'block' | 'unblock' | undefined }) {
  const texts = useTexts(discretionTexts);
  const { id, name, city } = company;
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {city && <span className={styles.muted}> {city}</span>}
      </span>
      {intent ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="companyId" value={id} />
          <Button type="submit" look="secondary" aria-label={texts.about(texts[intent], name)}>
            {texts[intent]}
          </Button>
        </Form>
      ) : (
        <span className={styles.muted}>{texts.already}</span>
      )}
    </li>
  );
}
