import { useState } from 'react';
import type { Colleague } from '../../../../server/services/library/notes/read-notes.ts';
import type { Failure } from '../../../forms/sent-answer.ts';
import { FailureWords } from '../../../forms/signed-out.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MentionField, withMention } from './mention-field.tsx';
import styles from './notes.module.css';
import { notesTexts } from './notes.texts.ts';

type Draft = { id: string; message: string; mentions: string[] };
type Props = { colleagues: readonly Colleague[]; add: (note: Draft) => Promise<Failure | undefined> };

/** docs/product/library.md, Notes: the first click opens a text box of three lines, the second one saves. */
export function NewNote({ colleagues, add }: Props) {
  const texts = useTexts(notesTexts);
  const [writing, setWriting] = useState<Draft>();
  const [state, setState] = useState<'idle' | 'sending' | { failed: Failure }>('idle');
  const press = async () => {
    // The id is created with the text box, so that pressing twice stores one note.
    if (!writing) return setWriting({ id: crypto.randomUUID(), message: '', mentions: [] });
    if (!writing.message.trim()) return;
    setState('sending');
    const failed = await add(writing);
    setState(failed ? { failed } : 'idle');
    if (!failed) setWriting(undefined);
  };
  return (
    <div className={styles.write}>
      {writing && (
        <MentionField
          rows={3}
          readOnly={state === 'sending'}
          colleagues={colleagues}
          value={writing.message}
          change={(message, one) => setWriting({ ...writing, message, mentions: withMention(writing.mentions, one) })}
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
