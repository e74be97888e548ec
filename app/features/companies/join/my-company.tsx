import { lazy, Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { Newcomer } from '../../../../server/services/companies/team/read-newcomer.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { useToast } from '../../../ui/toast.tsx';
import { CompanySearch } from './company-search.tsx';
import styles from './join.module.css';
import { joinTexts } from './join.texts.ts';

/** The dialog is loaded when it opens. */
const CreateDialog = lazy(() => import('./create-dialog.tsx'));

/** For a recruiter without a company: the three ways to join one, the easiest first. */
export function MyCompany({ newcomer: { invitations, request } }: { newcomer: Newcomer }) {
  const texts = useTexts(joinTexts);
  const [typed, setTyped] = useState('');
  return (
    <>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <div className={`${page.stack} ${styles.sections}`}>
        {invitations.map((invitation) => (
          <Invited key={invitation.id} invitation={invitation} />
        ))}
        {request && <Pending request={request} />}
        <section className={page.card} aria-labelledby="search-title">
          <h2 id="search-title" className={styles.heading}>
            {texts.search}
          </h2>
          <CompanySearch typed={typed} setTyped={setTyped} />
        </section>
        <Creating typed={typed} />
      </div>
    </>
  );
}

function Invited({ invitation: { id, company, expiresAt } }: { invitation: Newcomer['invitations'][number] }) {
  const locale = useLocale();
  const texts = useTexts(joinTexts);
  const { run, busy } = useCommand(pathTo(locale, 'companyChoice'));
  return (
    <section className={`${page.card} ${styles.invited}`}>
      <h2 className={styles.heading}>{texts.invitedBy(company)}</h2>
      <p className={styles.muted}>{texts.invitedUntil(day(locale, expiresAt))}</p>
      <Button busy={busy === 'accept'} onClick={() => void run({ mode: 'accept', invitationId: id }, texts.joined)}>
        {texts.join(company)}
      </Button>
    </section>
  );
}

function Pending({ request }: { request: NonNullable<Newcomer['request']> }) {
  const locale = useLocale();
  const texts = useTexts(joinTexts);
  const { run, busy } = useCommand(pathTo(locale, 'companyChoice'));
  return (
    <Notice title={texts.pending(request.company)}>
      <p>{texts.pendingText(day(locale, request.askedAt))}</p>
      <p>
        <Button
          look="secondary"
          busy={busy === 'withdraw'}
          onClick={() => void run({ mode: 'withdraw' }, texts.withdrawn)}
        >
          {texts.withdraw}
        </Button>
      </p>
    </Notice>
  );
}

function Creating({ typed }: { typed: string }) {
  const locale = useLocale();
  const texts = useTexts(joinTexts);
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const finish = async (alias = '') => {
    await navigate(pathTo(locale, 'company', { alias }));
    // The page layout must load again, because the recruiter now has a company.
    await revalidate();
    toast(texts.created);
  };
  return (
    <section className={page.card} aria-labelledby="create-title">
      <h2 id="create-title" className={styles.heading}>
        {texts.createTitle}
      </h2>
      <p className={styles.muted}>{texts.createLead}</p>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts.create}
      </Button>
      {open && (
        <Suspense>
          <CreateDialog name={typed.trim()} close={() => setOpen(false)} finish={finish} />
        </Suspense>
      )}
    </section>
  );
}
