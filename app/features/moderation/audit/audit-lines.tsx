import type { AuditLine } from '../../../../server/services/moderation/audit/read-audit.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { unknownNames } from '../../../i18n/unknown-names.ts';
import { QueueEmpty } from '../../../queues/queue-empty.tsx';
import { auditActionTexts } from './actions.texts.ts';
import styles from './audit.module.css';
import { auditTexts } from './audit.texts.ts';
import { auditSubjectTexts } from './subjects.texts.ts';

/** `searched`: the lines are filtered by a search. */
export function AuditLines({ lines, searched }: { lines: AuditLine[]; searched: boolean }) {
  const texts = useTexts(auditTexts);
  if (lines.length === 0) return <QueueEmpty searched={searched} nothing={searched ? texts.none : texts.empty} />;
  return (
    <ol className={styles.lines} aria-label={texts.lines}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ol>
  );
}

function Line({ line }: { line: AuditLine }) {
  const locale = useLocale();
  const texts = useTexts(auditTexts);
  const words = useTexts(auditActionTexts);
  const kinds = { ...useTexts(auditSubjectTexts), company: useTexts(unknownNames).company };
  const actor = line.actor ?? (line.actorId ? texts.gone : texts.system);
  const behind = line.impersonatorId !== line.actorId ? line.impersonatorId : null;
  const through = behind && texts.through(line.impersonator ?? texts.gone);
  return (
    <li className={styles.line}>
      <time className={styles.when} dateTime={line.at}>
        {dayAndTime(locale, line.at)}
      </time>
      <div className={styles.what}>
        <strong>{words[line.action] ?? <code>{line.action}</code>}</strong>
        <p>
          {actor} {through} <span className={styles.muted}>{subjectOf(line, texts, kinds)}</span>
        </p>
        <details>
          <summary>{texts.details}</summary>
          <pre>{JSON.stringify(detailsOf(line), null, 2)}</pre>
        </details>
      </div>
    </li>
  );
}

type Said = { on: (subject: string) => string; self: string };

function subjectOf(line: AuditLine, texts: Said, kinds: Record<string, string>): string {
  if (line.subjectId === null) return '';
  if (line.subjectId === line.actorId) return texts.self;
  if (line.subjectKind === 'address') return texts.on(line.subjectId);
  return texts.on(line.subject ?? `${kinds[line.subjectKind] ?? line.subjectKind} ${line.subjectId}`);
}

function detailsOf({ action, actorId, impersonatorId, subjectKind, subjectId, data }: AuditLine) {
  return { action, actorId, ...(impersonatorId ? { impersonatorId } : {}), subjectKind, subjectId, data };
}
