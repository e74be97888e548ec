import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  ConversationReport,
  ReportQueue as ReportQueueList,
} from '../../../../server/services/contact/reports/team-reports.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { day, timeOfDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueFrame } from '../../../queues/queue-frame.tsx';
import { QueueSearch } from '../../../queues/queue-search.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import styles from '../../../ui/queue.module.css';
import { reportTexts } from '../conversations/report/report.texts.ts';
import { SentFiles } from '../files/sent-files.tsx';
import { reportQueueTexts } from './report-queue.texts.ts';
import look from './review.module.css';

const StopDialog = lazy(() => import('./stop-dialog.tsx'));

/** docs/product/contact.md, Reporting a conversation: what its sides have reported, with the last messages. */
export function ReportQueue({ total, reports, text }: ReportQueueList & { text: string }) {
  const locale = useLocale();
  const texts = useTexts(reportQueueTexts);
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [stopping, setStopping] = useState<ConversationReport>();
  return (
    <>
      <QueueSearch
        label={texts.search}
        text={text}
        whole={`${pathTo(locale, 'adminIntroductions')}?list=reports`}
        kept={{ list: 'reports' }}
      />
      <QueueFrame total={total} text={text} texts={texts}>
        {reports.map((report) => (
          <Report key={report.id} report={report} stop={() => setStopping(report)} />
        ))}
      </QueueFrame>
      {stopping && (
        <Suspense>
          <StopDialog
            stopping={{
              id: stopping.introductionId,
              company: stopping.company.name,
              developer: stopping.developer.name,
              known: true,
            }}
            close={() => setStopping(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function Report({ report, stop }: { report: ConversationReport; stop: () => void }) {
  const { id, introductionId, company, developer, side, reporter, reason, words, createdAt, messages } = report;
  const locale = useLocale();
  const texts = useTexts(reportQueueTexts);
  const { reasons } = useTexts(reportTexts);
  const { run, busy } = useCommand(pathTo(locale, 'conversationReportClose', { reportId: id }));
  const between = texts.between(company.name, developer.name || texts.someone);
  return (
    <li className={page.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <Link href={pathTo(locale, 'adminIntroduction', { introductionId })} data-row>
            {between}
          </Link>
        </h3>
        <p className={styles.muted}>{texts.on(day(locale, createdAt))}</p>
      </div>
      <p className={styles.muted}>
        {texts.by[side](reporter)} · {reasons[reason]} ·{' '}
        <Link href={pathTo(locale, 'company', { alias: company.alias })}>{company.name}</Link> ·{' '}
        <Link href={pathTo(locale, 'profile', { alias: developer.alias })}>{texts.profile}</Link>
      </p>
      <blockquote className={styles.message}>{words}</blockquote>
      <details className={look.reported}>
        <summary>{texts.messages(messages.length)}</summary>
        <ol>
          {messages.map((message) => (
            <li key={`${message.sentAt} ${message.body}`}>
              <p className={styles.muted}>
                {message.author ?? texts.gone} · {day(locale, message.sentAt)}, {timeOfDay(locale, message.sentAt)}
              </p>
              {message.body && <p className={look.body}>{message.body}</p>}
              <SentFiles
                files={message.files}
                addressOf={(handle) => pathTo(locale, 'reportedFile', { reportId: id, handle })}
              />
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.choices}>
        <Button
          data-key="a"
          busy={busy !== undefined}
          aria-label={texts.closeOf(between)}
          onClick={() => void run({ mode: 'close' }, texts.closed)}
        >
          {texts.close}
        </Button>
        <Button look="danger" data-key="r" aria-label={texts.stopOf(between)} onClick={stop}>
          {texts.stop}
        </Button>
      </div>
    </li>
  );
}
