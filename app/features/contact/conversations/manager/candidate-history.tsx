import type { ReactNode } from 'react';
import {
  type CandidateQuery,
  candidateQueryString,
} from '../../../../../domain/contact/conversations/candidate-query.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { CandidateFile } from '../../../../../server/services/contact/candidates/read-candidate.ts';
import type { CandidateEvent } from '../../../../../server/services/contact/follow-up/read-events.ts';
import { day, dayAndTime } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Link } from '../../../../ui/link.tsx';
import page from '../../../../ui/page.module.css';
import { useStageName } from '../../pipeline/use-stage-name.ts';
import { StateMark } from '../state-mark.tsx';
import thread from '../thread.module.css';
import styles from './file.module.css';
import { fileTexts } from './file.texts.ts';
import { candidatesTexts } from './manager.texts.ts';

type Props = { file: CandidateFile; events: readonly CandidateEvent[]; query: CandidateQuery };

/** So many are there at once; the older ones are folded. */
const atOnce = 10;

/**
 * The applications and introductions of a candidate, and what colleagues did, the newest first; an introduction leads to
 * its messages.
 */
export function CandidateHistory({ file, events, query }: Props) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  const words = useTexts(fileTexts);
  const eventWords = useEventWords();
  const { developer, applications, introductions, conversation } = file;
  const list = new URLSearchParams(candidateQueryString(query));
  const address = (introduction: string) =>
    `${pathTo(locale, 'candidate', { developerId: developer.id })}?${new URLSearchParams([...list, ['introduction', introduction]])}`;
  const entries = [
    ...applications.map(({ job, at, closedAt }) => ({
      key: `applied ${at}`,
      at,
      when: day(locale, at),
      what: job ? words.applied(job.title ?? texts.noJob) : words.spontaneous,
      more: closedAt && words.closedOn(day(locale, closedAt)),
    })),
    ...introductions.map(({ id, status, declined, createdAt }) => ({
      key: id,
      at: createdAt,
      when: day(locale, createdAt),
      what:
        introductions.length > 1 ? (
          <Link href={address(id)} aria-current={id === conversation?.introductionId ? 'page' : undefined}>
            {texts.file.began(day(locale, createdAt))}
          </Link>
        ) : (
          words.introduction
        ),
      more: <StateMark side="recruiter" status={status} declined={declined} />,
    })),
    ...events.map((event) => ({
      key: event.id,
      at: event.at,
      when: dayAndTime(locale, event.at),
      ...eventWords(event),
    })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  // The card of the application has said it already.
  const said =
    events.length === 0 && file.applied !== undefined && introductions.length === 0 && applications.length === 1;
  if (entries.length === 0 || said) return null;
  return (
    <section className={page.card} aria-labelledby="history-title">
      <h2 id="history-title" className={thread.heading}>
        {words.history}
      </h2>
      <Entries entries={entries.slice(0, atOnce)} />
      {entries.length > atOnce && (
        <details className={styles.older}>
          <summary>{words.older(entries.length - atOnce)}</summary>
          <Entries entries={entries.slice(atOnce)} />
        </details>
      )}
    </section>
  );
}

type Entry = { key: string; at: string; when: string; what: ReactNode; more: ReactNode };

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={styles.history}>
      {entries.map(({ key, at, when, what, more }) => (
        <li key={key}>
          <time dateTime={at}>{when}</time>
          <span>{what}</span>
          {more && <span className={styles.more}>{more}</span>}
        </li>
      ))}
    </ol>
  );
}

/** What a colleague did, and who it was. */
function useEventWords() {
  const words = useTexts(fileTexts).events;
  const stageName = useStageName();
  const whatOf = (event: CandidateEvent): string => {
    switch (event.kind) {
      case 'stage': {
        const to = event.to ? stageName(event.to) : '';
        return event.from ? words.stage(stageName(event.from), to) : words.stageTo(to);
      }
      case 'owner':
        return words.owner(event.name ?? words.gone);
      case 'no-owner':
        return words.noOwner;
      case 'tag-added':
      case 'tag-removed':
        return words[event.kind](event.name);
    }
  };
  return (event: CandidateEvent) => ({
    what: whatOf(event),
    more: event.mine ? words.byYou : words.by(event.by ?? words.gone),
  });
}
