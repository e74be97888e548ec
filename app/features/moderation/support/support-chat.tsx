import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useEmbed } from '../../../ui/embeds.ts';
import { contactTexts } from './contact.texts.ts';
import styles from './support-chat.module.css';

/** The chat of the support service, loaded only after consent: loading it reveals the visit to that service. */
export function SupportChat({ failure }: { failure: string | undefined }) {
  const { chat: texts } = useTexts(contactTexts);
  const locale = useLocale();
  const [loads, load] = useEmbed();
  const query = failure ? `?introduction=${encodeURIComponent(failure)}` : '';
  return (
    <section className={styles.chat} aria-labelledby="support-chat">
      <h2 id="support-chat">{texts.title}</h2>
      {loads ? (
        <iframe className={styles.frame} title={texts.frame} src={`${pathTo(locale, 'supportChat')}${query}`} />
      ) : (
        <>
          <p>{texts.note}</p>
          <Button onClick={load}>{texts.open}</Button>
        </>
      )}
    </section>
  );
}
