import { lazy, Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { RecruiterView } from '../../../../server/services/companies/recruiters/read-recruiter.ts';
import { formDialogTexts } from '../../../forms/form-dialog.texts.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from './recruiter.module.css';
import { recruiterTexts } from './recruiter.texts.ts';

/** The dialog is loaded when it opens. */
const RecruiterDialog = lazy(() => import('./recruiter-dialog.tsx'));

/** The page of a recruiter: the person and the company. */
export function RecruiterScreen({ recruiter }: { recruiter: RecruiterView }) {
  const texts = useTexts(recruiterTexts);
  const [editing, setEditing] = useState(false);
  return (
    <>
      <header className={styles.head}>
        <Portrait address={recruiter.picture} size={112} />
        <div className={styles.words}>
          <h1>{recruiter.name}</h1>
          {recruiter.jobTitle && <p className={styles.title}>{recruiter.jobTitle}</p>}
        </div>
        {recruiter.canEdit && (
          <Button onClick={() => setEditing(true)}>{recruiter.own ? texts.edit : texts.editOther}</Button>
        )}
      </header>
      <Company recruiter={recruiter} />
      {editing && <Editing recruiter={recruiter} close={() => setEditing(false)} />}
    </>
  );
}

function Company({ recruiter: { company, own } }: { recruiter: RecruiterView }) {
  const locale = useLocale();
  const texts = useTexts(recruiterTexts);
  return (
    <section className={`${page.card} ${styles.company}`} aria-labelledby="company-title">
      <h2 id="company-title" className={styles.heading}>
        {texts.company}
      </h2>
      {company ? (
        <div className={styles.row}>
          {company.logo && <img src={company.logo} width={64} height={64} alt="" className={styles.logo} />}
          <div className={styles.words}>
            <Link href={pathTo(locale, 'company', { alias: company.alias })} className={styles.name}>
              {company.name}
            </Link>
            {company.place && <p className={styles.muted}>{company.place}</p>}
          </div>
        </div>
      ) : (
        <>
          <p className={styles.muted}>{texts.noCompany}</p>
          {own && (
            <>
              <p>{texts.hidden}</p>
              <p>
                <ButtonLink href={pathTo(locale, 'myCompany')}>{texts.choose}</ButtonLink>
              </p>
            </>
          )}
        </>
      )}
    </section>
  );
}

/** The page loads the new data before the dialog closes; its address may have changed with the name. */
function Editing({ recruiter, close }: { recruiter: RecruiterView; close: () => void }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const { saved } = useTexts(formDialogTexts);
  const finish = async (alias: string | undefined) => {
    const moved = alias && alias !== recruiter.alias;
    if (moved) await navigate(pathTo(locale, 'recruiter', { alias }), { replace: true, preventScrollReset: true });
    else await revalidate();
    toast(saved);
    close();
  };
  return (
    <Suspense>
      <RecruiterDialog recruiterId={recruiter.recruiterId} close={close} finish={finish} />
    </Suspense>
  );
}
