import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { RecruiterHome } from '../../../../server/services/shell/home/read-recruiter-home.ts';
import { shortDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './recruiter-home.module.css';
import { recruiterHomeTexts } from './recruiter-home.texts.ts';

/** What other areas count for the home page; undefined where the viewer has no such right. */
export type Waiting = {
  applications: { count: number; before: string | undefined } | undefined;
  newProfiles: number | undefined;
  /** Of today and before. */
  reminders: number;
};

/** One figure for each thing that waits, each with the way to it. */
export function WaitingFigures({ home, waiting }: { home: RecruiterHome; waiting: Waiting }) {
  const locale = useLocale();
  const texts = useTexts(recruiterHomeTexts);
  const { applications, newProfiles, reminders } = waiting;
  const { replies, answers } = home;
  const candidates = pathTo(locale, 'candidates');
  return (
    <ul className={styles.figures} aria-label={texts.waiting}>
      {reminders > 0 && (
        <Figure figure={reminders} label={texts.reminders(reminders)} note={texts.due} href="#due-reminders" urgent />
      )}
      {applications && (
        <Figure
          figure={applications.count}
          label={texts.applications(applications.count)}
          note={applications.before ? texts.nearest(shortDay(locale, applications.before)) : texts.noApplication}
          href={`${candidates}?state=applied`}
          urgent={applications.count > 0}
        />
      )}
      {replies && (
        <Figure
          figure={replies.count}
          label={texts.replies(replies.count)}
          note={replies.count > 0 ? texts.replied : texts.noReply}
          href={candidates}
          urgent={replies.count > 0}
        />
      )}
      {newProfiles !== undefined && (
        <Figure
          figure={newProfiles}
          label={texts.matches(newProfiles)}
          note={newProfiles > 0 ? texts.fromNeeds : texts.noMatch}
          href={newProfiles > 0 ? '#new-people' : pathTo(locale, 'developers')}
        />
      )}
      {answers.kind === 'rate' && (
        <Figure
          figure={texts.percent(answers.percent)}
          label={texts.rate}
          note={answers.medianDays === null ? '' : texts.rateDays(answers.medianDays)}
          href={`${pathTo(locale, 'companyMembers', { alias: home.company.alias })}#answers`}
        />
      )}
      {answers.kind === 'few' && (
        <Figure
          figure="–"
          label={texts.rate}
          note={texts.rateFew}
          href={`${pathTo(locale, 'companyMembers', { alias: home.company.alias })}#answers`}
        />
      )}
    </ul>
  );
}

type FigureProps = { figure: ReactNode; label: string; note: string; href: string; urgent?: boolean };

function Figure({ figure, label, note, href, urgent = false }: FigureProps) {
  return (
    <li className={styles.figure} data-urgent={urgent || undefined}>
      <Link href={href} className={styles.link}>
        <strong>{figure}</strong> <span>{label}</span>
      </Link>
      {note && <p>{note}</p>}
    </li>
  );
}

/** Who has written, with the way to each conversation. */
export function RepliesToRead({ replies }: { replies: RecruiterHome['replies'] }) {
  const locale = useLocale();
  const texts = useTexts(recruiterHomeTexts);
  if (!replies || replies.count === 0) return null;
  return (
    <section className={`${page.card} ${styles.replies}`} aria-labelledby="replies-title">
      <h2 id="replies-title" className={styles.heading}>
        {texts.messages}
      </h2>
      <ul>
        {replies.first.map(({ developerId, name, picture }) => (
          <li key={developerId}>
            <Link href={pathTo(locale, 'candidate', { developerId })} className={styles.reply}>
              <Portrait address={picture} size={40} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href={pathTo(locale, 'candidates')}>{texts.seeAll}</Link>
    </section>
  );
}
