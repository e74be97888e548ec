import { pathTo } from '../../../../../domain/paths.ts';
import type { CandidateFile } from '../../../../../server/services/contact/conversations/read-candidate.ts';
import { day } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Link } from '../../../../ui/link.tsx';
import page from '../../../../ui/page.module.css';
import { StateMark } from '../state-mark.tsx';
import styles from '../thread.module.css';
import manager from './manager.module.css';
import { candidatesTexts } from './manager.texts.ts';

type Props = {
  developerId: string;
  introductions: CandidateFile['introductions'];
  shown: string | undefined;
};

/** The previous introductions, each with a link to its messages. */
export function EarlierIntroductions({ developerId, introductions, shown }: Props) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts).file;
  const address = pathTo(locale, 'candidate', { developerId });
  return (
    <section className={page.card} aria-labelledby="earlier-title">
      <h2 id="earlier-title" className={styles.heading}>
        {texts.earlier}
      </h2>
      <ul className={manager.earlier}>
        {introductions.map(({ id, status, declined, createdAt }) => (
          <li key={id}>
            <Link href={`${address}?introduction=${id}`} aria-current={id === shown ? 'page' : undefined}>
              {texts.began(day(locale, createdAt))}
            </Link>
            <StateMark side="recruiter" status={status} declined={declined} />
          </li>
        ))}
      </ul>
    </section>
  );
}
