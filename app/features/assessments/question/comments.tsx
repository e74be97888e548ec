import { lazy, Suspense, useState } from 'react';
import { longestComment } from '../../../../domain/assessments/comment-length.ts';
import type { Path } from '../../../../domain/paths.ts';
import type { QuestionComment, QuestionPage } from '../../../../server/services/assessments/questions/read-question.ts';
import { MessageField } from '../../../forms/message-field.tsx';
import { useCommand } from '../../../forms/use-command.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './question.module.css';
import { questionTexts } from './question.texts.ts';

/** Loaded only for authors and administrators: most readers cannot delete a comment. */
const DeleteComment = lazy(() => import('./delete-comment.tsx'));

type Props = { question: Pick<QuestionPage, 'comments' | 'commentCount' | 'can'>; address: Path<'questionFeedback'> };

export function Comments({ question: { comments, commentCount, can }, address }: Props) {
  const texts = useTexts(questionTexts);
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments">{texts.comments(commentCount)}</h2>
      {comments.length === 0 && <p className={styles.muted}>{texts.none}</p>}
      <ul className={styles.list}>
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} address={address} />
        ))}
      </ul>
      {can.speak && <CommentForm address={address} />}
    </section>
  );
}

function Comment({ comment, address }: { comment: QuestionComment; address: Path<'questionFeedback'> }) {
  const texts = useTexts(questionTexts);
  const when = dayAndTime(useLocale(), comment.createdAt);
  return (
    <li>
      <p className={styles.by}>
        <strong>{texts.by[comment.by]}</strong> <span>{when}</span>
      </p>
      <p className={styles.body}>{comment.body}</p>
      {comment.can.delete && (
        <Suspense>
          <DeleteComment address={address} commentId={comment.id} when={when} />
        </Suspense>
      )}
    </li>
  );
}

/** A comment that could not be sent stays in the text box. */
function CommentForm({ address }: { address: Path<'questionFeedback'> }) {
  const texts = useTexts(questionTexts);
  const [body, setBody] = useState('');
  const { run, busy } = useCommand(address);
  const send = async () => {
    if (!body.trim() || !(await run({ mode: 'comment', body }, texts.sent))) return;
    setBody((now) => (now === body ? '' : now));
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <MessageField
        most={longestComment}
        label={texts.write}
        hint={texts.writeHint}
        rows={3}
        maxLength={longestComment}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" look="secondary" busy={Boolean(busy)}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
