import { useState } from 'react';
import { mentionParts } from '../../../../domain/library/notes/mentions.ts';
import type { Colleague, Note } from '../../../../server/services/library/notes/read-notes.ts';
import type { Failure } from '../../../forms/sent-answer.ts';
import { FailureWords } from '../../../forms/signed-out.tsx';
import { day } from '../../../i18n/dates.ts';
import { LinkedText } from '../../../i18n/linked-text.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { MentionField, withMention } from './mention-field.tsx';
import styles from './notes.module.css';
import { notesTexts } from './notes.texts.ts';

type Change = { action: 'edit'; message: string; mentions: string[] } | { action: 'delete' };
type Props = {
  note: Note;
  team: boolean;
  edits: boolean;
  colleagues: readonly Colleague[];
  change: (change: Change) => Promise<Failure | undefined>;
};

/** A note; its author can also edit it, and delete it with a second click. */
export function NoteRow({ note, team, edits, colleagues, change }: Props) {
  const texts = useTexts(notesTexts);
  const locale = useLocale();
  const [mode, setMode] = useState<'reading' | 'editing' | 'deleting'>('reading');
  const [text, setText] = useState(note.message);
  const [mentions, setMentions] = useState<string[]>([]);
  const [state, setState] = useState<'idle' | 'sending' | { failed: Failure }>('idle');
  const send = async (made: Change) => {
    setState('sending');
    const failed = await change(made);
    setState(failed ? { failed } : 'idle');
    if (!failed) setMode('reading');
  };
  const edit = () => {
    // The stored text may have changed in another tab since the last edit here.
    setText(note.message);
    setMentions([]);
    setMode('editing');
  };
  const stop = () => setMode('reading');
  return (
    <li className={styles.note}>
      <div className={styles.author}>
        <Portrait address={note.picture} size={40} />
        <p>
          <strong>{note.author ?? texts.gone}</strong> {team && <span className={styles.badge}>{texts.team}</span>}
          <br />
          <span className={styles.date}>{day(locale, note.date)}</span>
        </p>
        {edits && mode === 'reading' && (
          <span className={styles.tools}>
            <IconButton icon="pencil" label={texts.edit} onClick={edit} />
            <IconButton icon="trash" label={texts.delete} danger onClick={() => setMode('deleting')} />
          </span>
        )}
      </div>
      {mode === 'editing' ? (
        <>
          <MentionField
            rows={2}
            readOnly={state === 'sending'}
            colleagues={colleagues}
            value={text}
            change={(message, one) => {
              setText(message);
              setMentions(withMention(mentions, one));
            }}
          />
          <div className={styles.buttons}>
            <Button look="secondary" onClick={stop}>
              {texts.cancel}
            </Button>
            <Button
              busy={state === 'sending'}
              disabled={!text.trim()}
              onClick={() => void send({ action: 'edit', message: text, mentions })}
            >
              {texts.save}
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.message}>
          <MentioningText note={note} />
        </p>
      )}
      {mode === 'deleting' && (
        <div className={styles.buttons}>
          <Button look="secondary" onClick={stop}>
            {texts.cancel}
          </Button>
          <Button look="danger" autoFocus busy={state === 'sending'} onClick={() => void send({ action: 'delete' })}>
            {texts.sure}
          </Button>
        </div>
      )}
      {typeof state === 'object' && (
        <Notice tone="error">
          <FailureWords failure={state.failed} texts={{ fault: texts.notSaved }} />
        </Notice>
      )}
    </li>
  );
}

/** What was written, with the colleagues whom it mentions in bold. */
function MentioningText({ note: { message, mentioned } }: { note: Note }) {
  let place = 0;
  return mentionParts(message, mentioned).map(({ text, mention }) => {
    const key = place;
    place += text.length;
    return mention ? <strong key={key}>{text}</strong> : <LinkedText key={key} text={text} />;
  });
}
