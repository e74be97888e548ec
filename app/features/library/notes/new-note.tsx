import { useState } from 'react';
import { longestNote } from '../../../../domain/library/note.ts';
import type { Failure } from '../../../forms/sent-answer.ts';
import { FailureWords } from '../../../forms/signed-out.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './notes.module.css';
import { notesTexts } from './notes.texts.ts';

type Props = { add: (note: { id: string; message: string }) => Promise<Failure | undefined> };

/** docs/product/library.md, Notes: the first click opens a text box of three lines, the second one saves. */
export function NewNote({ add }: Props) {
  const texts = useTexts(notesTexts);
  const [writing, setWriting] = useState<{ id: string; message: string }>();
  const [state, setState] = useState<'idle' | 'sending' | { failed: Failure }>('idle');
  const press = async () => {
    // The id is created with the text box, so that pressing twice stores one note.
    if (!writing) return setWriting({ id: crypto.randomUUID(), message: '' });
    if (!writing.message.trim()) return;
    setState('sending');
    const failed = await add(writing);
    setState(failed ? { failed } : 'idle');
    if (!failed) setWriting(undefined);
  };
  return (
    <div className={styles.write}>
      {writing && (
        <TextField
          label={texts.message}
          rows={3}
          maxLength={longestNote}
          autoFocus
          readOnly={state === 'sending'}
          value={writing.message}
          onChange={({ currentTarget }) => setWriting({ ...writing, message: currentTarget.value })}
        />
      )}
      {typeof state === 'object' && (
        <Notice tone="error">
          <FailureWords failure={state.failed} texts={{ fault: texts.notSaved }} />
        </Notice>
      )}
      <div className={styles.buttons}>
        {writing && (
          <Button look="secondary" onClick={() => setWriting(undefined)}>
            {texts.cancel}
          </Button>
        )}
        <Button
          look={writing ? 'primary' : 'secondary'}
          busy={state === 'sending'}
          disabled={writing !== undefined && !writing.message.trim()}
          onClick={() => void press()}
        >
          {texts.add}
        </Button>
      </div>
    </div>
  );
}
