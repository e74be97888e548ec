import { type PlainPathKey, pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Gate } from '../../ui/drawings/gate.tsx';
import page from '../../ui/page.module.css';
import styles from './library.module.css';
import { libraryTexts } from './library.texts.ts';

type Reason = 'pending' | 'declined' | 'noCompany';

/** The page where the recruiter can act on each reason. */
const ways: Record<Reason, PlainPathKey> = { pending: 'contact', declined: 'myCompany', noCompany: 'myCompany' };

/** For recruiters who cannot use the library yet: the reason and the next steps. */
export function ClosedLibrary({ reason }: { reason: Reason }) {
  const locale = useLocale();
  const { title, closed } = useTexts(libraryTexts);
  const words = closed[reason];
  return (
    <div className={page.reading}>
      <Gate />
      <p className={styles.over}>{title}</p>
      <h1>{words.title}</h1>
      <p className={page.lead}>{words.text}</p>
      <section className={styles.steps}>
        <h2>{closed.steps}</h2>
        <ol>
          {words.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{words.ask}</p>
        <p>
          <ButtonLink href={pathTo(locale, ways[reason])} look={reason === 'pending' ? 'secondary' : 'primary'}>
            {words.way}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
