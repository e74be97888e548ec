import { useEffect } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useEmbed } from '../../../ui/embeds.ts';
import styles from './boost.module.css';
import { boostTexts } from './boost.texts.ts';

/** The message that Calendly and Cal.com send to the surrounding page after a booking. */
const bookedMessage = /calendly\.event_scheduled|bookingSuccessful/;

/**
 * The provider's calendar, loaded only after a click, because loading it reveals the visit to the provider. A message
 * of the frame only triggers a request to our server, which the provider informs directly.
 */
export function CalendarFrame({ url, booked }: { url: string; booked: () => void }) {
  const { call: texts } = useTexts(boostTexts);
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent) => {
      if (origin === new URL(url).origin && bookedMessage.test(JSON.stringify(data) ?? '')) booked();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [url, booked]);
  const [loads, load] = useEmbed();
  if (!loads) {
    return (
      <div className={styles.ask}>
        <p>{texts.frameNote(new URL(url).host)}</p>
        <Button onClick={load}>{texts.openFrame}</Button>
      </div>
    );
  }
  return (
    <iframe
      className={styles.frame}
      title={texts.frame}
      src={url}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
