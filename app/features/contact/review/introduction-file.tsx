import { lazy, Suspense, useState } from 'react';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { IntroductionFile as File } from '../../../../server/services/contact/introductions/read-introduction-file.ts';
import { ShownTerms } from '../../../forms/terms/shown-terms.tsx';
import { day, dayAndTime, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import queue from '../../../ui/queue.module.css';
import { StateMark } from '../conversations/state-mark.tsx';
import { statesTexts } from '../conversations/states.texts.ts';
import thread from '../conversations/thread.module.css';
import styles from './review.module.css';
import { reviewTexts } from './review.texts.ts';
import { useRelease } from './use-release.ts';

const StopDialog = lazy(() => import('./stop-dialog.tsx'));

/** docs/product/contact.md, The page of an introduction. */
export function IntroductionFile({ file }: { file: File }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const { company, developer, status, declined, frozen, since, request } = file;
  return (
    <>
      <p className={thread.way}>
        <Link href={`${pathTo(locale, 'adminIntroductions')}?list=all`}>
          <Icon name="left" size={16} />
          {texts.back}
        </Link>
      </p>
      <h1 className={thread.name}>{texts.between(company.name, developer.name || texts.someone)}</h1>
      <p className={thread.about}>
        <StateMark side="team" status={status} declined={declined} frozen={frozen} />
        <span>{texts.since(day(locale, since))}</span>
      </p>
      <ShownTerms terms={file.terms} />
      <div className={thread.columns}>
        <div className={page.stack}>
          {request && (
            <section className={page.card} aria-labelledby="request-title">
              <h2 id="request-title" className={thread.heading}>
                {texts.request}
              </h2>
              <blockquote className={queue.message}>{request}</blockquote>
            </section>
          )}
          <Timeline file={file} />
        </div>
        <aside className={thread.aside}>
          <Facts file={file} />
          <Actions file={file} />
        </aside>
      </div>
    </>
  );
}

function Timeline({ file: { lines, company, developer } }: { file: File }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const words = useTexts(statesTexts).lines;
  return (
    <section className={page.card} aria-labelledby="timeline-title">
      <h2 id="timeline-title" className={thread.heading}>
        {texts.timeline}
      </h2>
      <ol className={styles.timeline}>
        {lines.map(({ at, event, side, author, word }) => (
          <li key={`${event} ${at}`}>
            <p>
              {words[event].other(author || (side === 'recruiter' ? company.name : developer.name || texts.someone))}
            </p>
            <p className={styles.muted}>
              <time dateTime={at}>{dayAndTime(locale, at)}</time>
              {side === 'admin' && author && ` · ${author}`}
            </p>
            {word && <blockquote className={queue.message}>{word}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Facts({ file }: { file: File }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const { company, developer, recruiter, messages, contactGiven } = file;
  return (
    <section className={page.card} aria-labelledby="facts-title">
      <h2 id="facts-title" className={thread.heading}>
        {texts.facts}
      </h2>
      <dl className={thread.details}>
        <div>
          <dt>{texts.company}</dt>
          <dd>
            <Link href={pathTo(locale, 'company', { alias: company.alias })}>{company.name}</Link>
          </dd>
        </div>
        <div>
          <dt>{texts.developer}</dt>
          <dd>
            <Link href={pathTo(locale, 'profile', { alias: developer.alias })}>{developer.name || texts.someone}</Link>
          </dd>
        </div>
        {recruiter && (
          <div>
            <dt>{texts.recruiter}</dt>
            <dd>
              <Link href={pathTo(locale, 'recruiter', { alias: recruiter.alias })}>{recruiter.name}</Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.messages}</dt>
          <dd>{wholeNumber(locale, messages)}</dd>
        </div>
        <div>
          <dt>{texts.details}</dt>
          <dd>{contactGiven ? texts.given : texts.notGiven}</dd>
        </div>
      </dl>
    </section>
  );
}

function Actions({ file: { id, acts, status, company, developer } }: { file: File }) {
  const texts = useTexts(reviewTexts);
  const { release, busy } = useRelease(id);
  const [stopping, setStopping] = useState(false);
  const known = status !== introductionStatus.STATUS_WAITING_FOR_ADMIN;
  return (
    <section className={page.card} aria-labelledby="actions-title">
      <h2 id="actions-title" className={thread.heading}>
        {texts.actions}
      </h2>
      {acts.includes('release') && (
        <Button wide busy={busy} onClick={() => void release()}>
          {texts.release}
        </Button>
      )}
      {acts.includes('cancel') && (
        <Button look="danger" wide onClick={() => setStopping(true)}>
          {texts.stop}
        </Button>
      )}
      {acts.length === 0 && <p className={thread.muted}>{texts.ended}</p>}
      {stopping && (
        <Suspense>
          <StopDialog
            stopping={{ id, company: company.name, developer: developer.name, known }}
            close={() => setStopping(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
