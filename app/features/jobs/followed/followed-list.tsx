import { Form, useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  FollowAlert,
  FollowedCompanies,
  FollowedCompany,
} from '../../../../server/services/jobs/followed/read-followed.ts';
import { unbrokenDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Basket } from '../../../ui/drawings/basket.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CompanyLogo } from '../company-logo.tsx';
import styles from '../kept/kept.module.css';
import { RhythmField } from '../searches/rhythm-field.tsx';
import searches from '../searches/searches.module.css';
import { followedTexts } from './followed.texts.ts';
import { useFollowing } from './use-following.ts';

export function FollowedList({ companies, alert }: FollowedCompanies) {
  const locale = useLocale();
  const texts = useTexts(followedTexts);
  if (companies.length === 0) {
    return (
      <EmptyState
        drawing={<Basket />}
        title={texts.empty.title}
        action={<ButtonLink href={pathTo(locale, 'companies')}>{texts.empty.go}</ButtonLink>}
      >
        <p>{texts.empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <FollowRhythm alert={alert} />
      <ul className={styles.list} aria-label={texts.list}>
        {companies.map((company) => (
          <FollowedRow key={company.id} company={company} />
        ))}
      </ul>
    </>
  );
}

/** The rhythm of the e-mails about all followed companies. */
function FollowRhythm({ alert: { rhythm, stopped } }: { alert: FollowAlert }) {
  const texts = useTexts(followedTexts);
  return (
    <>
      {stopped && (
        <Notice tone="warning" title={texts.stopped.title}>
          <p>{texts.stopped.text}</p>
        </Notice>
      )}
      <Form method="post" className={`${searches.rhythm} ${styles.narrow}`}>
        <input type="hidden" name="intent" value="rhythm" />
        <RhythmField key={rhythm} label={texts.rhythm} rhythm={rhythm} />
        <Button type="submit" look="secondary">
          {texts.submit}
        </Button>
      </Form>
    </>
  );
}

function FollowedRow({ company }: { company: FollowedCompany }) {
  const locale = useLocale();
  const texts = useTexts(followedTexts);
  const { revalidate } = useRevalidator();
  const { busy, change } = useFollowing(company.id);
  const remove = async () => {
    if (await change(false)) await revalidate();
  };
  return (
    <li className={styles.row}>
      <CompanyLogo address={company.logo} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          {company.open ? (
            <Link href={pathTo(locale, 'company', { alias: company.alias })} className={styles.link}>
              {company.name}
            </Link>
          ) : (
            company.name
          )}
        </h2>
        <p className={styles.company}>{company.open ? texts.offers(company.offers) : texts.gone}</p>
        <div className={styles.line}>
          <p className={styles.facts}>
            <span>{texts.on(unbrokenDay(locale, company.followedAt))}</span>
          </p>
          <div className={styles.act}>
            <Button look="quiet" busy={busy} aria-label={texts.removeOf(company.name)} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}
