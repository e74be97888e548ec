import { Form, useNavigation } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { JobConfirmation } from '../../../../server/services/jobs/validity/read-confirmation.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { termsTexts } from '../terms.texts.ts';
import { managerTexts } from './manager.texts.ts';

/** The page of the link in a reminder: one question, one button. Works without JavaScript. */
export function ConfirmJob({ job }: { job: JobConfirmation }) {
  const locale = useLocale();
  const texts = useTexts(managerTexts).confirm;
  const { untitled } = useTexts(termsTexts);
  const busy = useNavigation().state === 'submitting';
  const title = job.title ?? untitled;
  const manage = (
    <ButtonLink href={pathTo(locale, 'jobManager')} look="secondary" wide>
      {texts.manage}
    </ButtonLink>
  );
  return (
    <>
      <h1>{texts.title}</h1>
      <p className={page.lead}>
        <Link href={pathTo(locale, 'job', { alias: job.alias })}>{title}</Link>
      </p>
      {job.can.confirm && job.validity ? (
        <Form method="post" className={page.form}>
          <p>{texts.question(day(locale, job.validity.until))}</p>
          <Button type="submit" wide busy={busy}>
            {texts.submit}
          </Button>
          {manage}
        </Form>
      ) : (
        <div className={page.form}>
          {job.validity?.chosen ? (
            <Notice>{texts.chosen(day(locale, job.validity.until))}</Notice>
          ) : (
            <Notice tone="warning">{texts.closed}</Notice>
          )}
          {manage}
        </div>
      )}
    </>
  );
}
