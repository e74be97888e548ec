import { pathTo } from '../../../../domain/paths.ts';
import type {
  QueuedRequest,
  RequestRanking,
} from '../../../../server/services/moderation/rankings/read-ranking-requests.ts';
import { PartsTable } from '../../../fit/parts-table.tsx';
import { day, dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import parts from '../../../ui/parts.module.css';
import queue from '../../../ui/queue.module.css';
import styles from './rankings.module.css';
import { rankingRequestsTexts } from './rankings.texts.ts';

type Props = { request: QueuedRequest; answer: () => void };

/** What a person asks, beside the ranking as it is computed now. */
export function RequestRow({ request, answer }: Props) {
  const locale = useLocale();
  const texts = useTexts(rankingRequestsTexts);
  const { name, alias, email, askedAt, text, ranking, decided } = request;
  return (
    <li className={page.card}>
      <div className={queue.head}>
        <h2 className={queue.name}>
          <Link href={pathTo(locale, 'profile', { alias })} data-row>
            {name}
          </Link>
        </h2>
        <p className={queue.muted}>{texts.asked(dayAndTime(locale, askedAt))}</p>
      </div>
      <p>
        <a href={`mailto:${email}`} className={parts.address}>
          {email}
        </a>
      </p>
      <blockquote className={queue.message}>{text}</blockquote>
      {ranking ? <Replayed ranking={ranking} /> : <p className={queue.muted}>{texts.general}</p>}
      {decided ? (
        <div className={styles.decision}>
          <p className={queue.muted}>
            {texts.done[decided.outcome]} · {texts.decided(day(locale, decided.at))}
          </p>
          <p className={styles.answer}>{decided.answer}</p>
          {decided.correction && <p>{texts.corrected(decided.correction)}</p>}
        </div>
      ) : (
        <div className={queue.choices}>
          <Button data-key="r" aria-label={texts.answerOf(name)} onClick={answer}>
            {texts.answer}
          </Button>
        </div>
      )}
    </li>
  );
}

function Replayed({ ranking }: { ranking: RequestRanking }) {
  const locale = useLocale();
  const texts = useTexts(rankingRequestsTexts);
  const { kind, madeAt, company, version, replayed, lines, parts } = ranking;
  const when = day(locale, madeAt);
  const own = lines.find((line) => line.own);
  return (
    <section className={styles.replayed}>
      <h3 className={styles.heading}>
        {kind === 'offers' ? texts.aboutOffers(when) : texts.about(company ?? texts.team, when)} (
        {texts.version(version)})
      </h3>
      <Notice tone={replayed?.equal ? 'good' : 'warning'}>
        {replayed
          ? texts[replayed.equal ? 'equal' : replayed.sameScores ? 'otherOrder' : 'otherScores']
          : texts.unknown}
      </Notice>
      {own && <p>{texts.own(own.place, own.score)}</p>}
      {own && (
        <details className={styles.detail}>
          <summary>{texts.parts}</summary>
          <PartsTable parts={parts} score={own.scoreNow} />
        </details>
      )}
      {lines.length > 0 && (
        <details className={styles.detail}>
          <summary>{texts.page}</summary>
          <table className={styles.lines}>
            <caption>{texts.pageCaption}</caption>
            <thead>
              <tr>
                {[texts.place, texts.placeNow, texts.score, texts.scoreNow].map((title, at) => (
                  <th key={`${title} ${at < 2 ? 'place' : 'score'}`} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ place, placeNow, score, scoreNow, own: isOwn, title }) => (
                <tr key={place} data-own={isOwn || undefined}>
                  <th scope="row">
                    {place}
                    {isOwn && ` (${texts.ownRow})`}
                    {title && ` · ${title}`}
                  </th>
                  <td>{placeNow}</td>
                  <td>{score}</td>
                  <td>{scoreNow}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
