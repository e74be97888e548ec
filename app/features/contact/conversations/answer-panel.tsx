import { useState } from 'react';
import { wordLimit } from '../../../../domain/contact/conversations/conversation-change.ts';
import type { Conversation } from '../../../../server/services/contact/conversations/read-conversation.ts';
import { MessageField } from '../../../forms/message-field.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ReadyReasons } from '../ready/ready-reasons.tsx';
import { conversationsTexts } from './conversations.texts.ts';
import styles from './thread.module.css';
import type { Act } from './use-act.ts';

type Props = { view: Conversation; busy: Act | undefined; run: (act: Act, word: string | null) => void };

const looks = { acceptWithDetails: 'primary', acceptWithoutDetails: 'secondary', refuse: 'quiet' } as const;

/** The developer's answer to a request, with an optional message. */
export function AnswerPanel({ view, busy, run }: Props) {
  const texts = useTexts(conversationsTexts).answer;
  const [word, setWord] = useState('');
  const acts = (Object.keys(looks) as (keyof typeof looks)[]).filter((act) => view.can.acts.includes(act));
  const late = !acts.includes('refuse');
  const title = view.frozen ? texts.frozen : late ? texts.late : texts.title;
  return (
    <section className={styles.answer} aria-labelledby="answer-title" data-late={late || view.frozen || undefined}>
      <h2 id="answer-title">{title(view.company.name)}</h2>
      <p>{view.frozen ? texts.frozenText : texts.text}</p>
      <MessageField
        most={wordLimit}
        label={texts.word}
        rows={2}
        maxLength={wordLimit}
        value={word}
        onChange={({ target }) => setWord(target.value)}
      />
      {acts.includes('refuse') && <ReadyReasons side="developer" text={word} most={wordLimit} change={setWord} />}
      <div className={styles.answers}>
        {acts.map((act) => (
          <Button key={act} data-act={act} look={looks[act]} busy={busy === act} onClick={() => run(act, word)}>
            {texts[act]}
          </Button>
        ))}
      </div>
    </section>
  );
}
