import { pathTo } from '../../../domain/paths.ts';
import type { CompanyView } from '../../../server/services/companies/read-company.ts';
import { useCommand } from '../../forms/use-command.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './company.module.css';
import { companyTexts } from './company.texts.ts';

/** The notice for members above the company page: the state of the validation and the next step. */
export function CompanyStanding({ company }: { company: CompanyView }) {
  const { states } = useTexts(companyTexts);
  if (!company.inside?.member || company.state === 'validated') return null;
  return (
    <div className={styles.standing}>
      {company.state === 'waiting' ? (
        <Notice tone="info" title={states.waiting.title}>
          <p>{states.waiting.text}</p>
          {company.inside.withdrawn && <p>{states.waiting.withdrawn}</p>}
        </Notice>
      ) : (
        <Refused company={company} reason={company.inside.refusedReason} />
      )}
    </div>
  );
}

function Refused({ company, reason }: { company: CompanyView; reason: string | null }) {
  const locale = useLocale();
  const { refused: texts } = useTexts(companyTexts).states;
  const { run, busy } = useCommand(pathTo(locale, 'companyReview', { companyId: company.companyId }));
  return (
    <Notice tone="warning" title={texts.title}>
      <p>{texts.text}</p>
      <blockquote className={styles.reason}>{reason}</blockquote>
      {company.inside?.withdrawn && <p>{texts.withdrawn}</p>}
      {company.can.edit && (
        <>
          <p>{texts.next}</p>
          <div className={styles.choices}>
            <Button busy={busy === 'askAgain'} onClick={() => void run({ mode: 'askAgain' }, texts.sent)}>
              {texts.again}
            </Button>
            <ButtonLink look="secondary" href={pathTo(locale, 'contact')}>
              {texts.contact}
            </ButtonLink>
          </div>
        </>
      )}
    </Notice>
  );
}
