import { useEffect, useRef, useState } from 'react';
import { meetingWordLimit } from '../../../../domain/contact/meetings/meeting-draft.ts';
import { MessageField } from '../../../forms/message-field.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './meetings.module.css';
import { meetingsTexts } from './meetings.texts.ts';

type Props = {
  act: 'decline' | 'cancel';
  /** A time was agreed. */
  agreed: boolean;
  busy: boolean;
  send: (word: string) => void;
  close: () => void;
};

/** The second step of a refusal or a cancellation, with optional words for the other side. */
export function MeetingWord({ act, agreed, busy, send, close }: Props) {
  const texts = useTexts(meetingsTexts);
  const [word, setWord] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  return (
    <form
      ref={form}
      className={styles.word}
      onSubmit={(event) => {
        event.preventDefault();
        send(word);
      }}
    >
      <MessageField
        most={meetingWordLimit}
        label={texts.word}
        rows={2}
        maxLength={meetingWordLimit}
        value={word}
        onChange={({ target }) => setWord(target.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" look={act === 'cancel' ? 'danger' : 'primary'} busy={busy}>
          {act === 'decline' ? texts.send : agreed ? texts.cancelSure : texts.retractSure}
        </Button>
        <Button look="secondary" onClick={close}>
          {texts.keep}
        </Button>
      </div>
    </form>
  );
}
