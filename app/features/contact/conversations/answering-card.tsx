import type { Answering } from '../../../../domain/contact/conversations/answering.ts';
import { useTexts } from '../../../i18n/texts.ts';
import page from '../../../ui/page.module.css';
import { conversationsTexts } from './conversations.texts.ts';
import styles from './thread.module.css';

/** How a company answers applications, for developers; nothing while there is too little data. */
export function AnsweringCard({ answering }: { answering: Answering | undefined }) {
  const texts = useTexts(conversationsTexts).answering;
  if (!answering) return null;
  const { percent, medianDays } = answering;
  return (
    <section className={page.card} aria-labelledby="answering-title">
      <h2 id="answering-title" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.fact}>
        {percent === 0 || medianDays === null
          ? texts.never
          : `${texts.often(percent)}, ${medianDays === 0 ? texts.hours : texts.days(medianDays)}`}
      </p>
      <p className={styles.muted}>{texts.how}</p>
    </section>
  );
}
