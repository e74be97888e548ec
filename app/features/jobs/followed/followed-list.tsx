import { Form } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  FollowAlert,
  FollowedCompanies,
  FollowedCompany,
} from '../../../../server/services/jobs/followed/read-followed.ts';
import { unbrokenDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../kept/kept.module.css';
import { KeptRow, NothingKept } from '../kept/kept-row.tsx';
import { RhythmField } from '../searches/rhythm-field.tsx';
import searches from '../searches/searches.module.css';
import { followedTexts } from './followed.texts.ts';
import { useFollowing } from './use-following.ts';

export function FollowedList({ companies, alert }: FollowedCompanies) {
  const locale = useLocale();
  const texts = useTexts(followedTexts);
  if (companies.length === 0) return <NothingKept texts={texts.empty} href={pathTo(locale, 'companies')} />;
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
  const { busy, change } = useFollowing(company.id);
  return (
    <KeptRow
      logo={company.logo}
      title={company.name}
      href={company.open ? pathTo(locale, 'company', { alias: company.alias }) : undefined}
      facts={<span>{texts.on(unbrokenDay(locale, company.followedAt))}</span>}
      remove={{ label: texts.remove, name: texts.removeOf(company.name), busy, run: () => change(false) }}
    >
      <p className={styles.company}>{company.open ? texts.offers(company.offers) : texts.gone}</p>
    </KeptRow>
  );
}
