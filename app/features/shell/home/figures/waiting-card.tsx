import { pathTo } from '../../../../../domain/paths.ts';
import type { DeveloperFigures } from '../../../../../server/services/shell/home/read-developer-figures.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { figuresTexts } from './figures.texts.ts';
import styles from './waiting-card.module.css';

/** Coral: a company waits for the developer. Not shown when there is none. */
export function WaitingCard({ waiting: { companies, total, requests } }: { waiting: DeveloperFigures['waiting'] }) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts).waiting;
  if (total === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-title">
      <h2 id="waiting-title">{texts.title(requests, total - requests)}</h2>
      <ul className={styles.rows}>
        {companies.map(({ introductionId, request, unread, company }) => {
          const action = request ? texts.reply : texts.read;
          return (
            <li key={introductionId}>
              {company.logo && <img src={company.logo} width={40} height={40} alt="" className={styles.logo} />}
              <p className={styles.words}>
                <strong>{company.name}</strong>
                <span>{request ? texts.request : texts.unread(unread)}</span>
              </p>
              <ButtonLink
                href={pathTo(locale, 'conversation', { introductionId })}
                look={request ? 'primary' : 'secondary'}
                aria-label={texts.about(action, company.name)}
              >
                {action}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      {total > companies.length && (
        <p>
          <Link href={pathTo(locale, 'conversations')}>{texts.all(total)}</Link>
        </p>
      )}
    </section>
  );
}
