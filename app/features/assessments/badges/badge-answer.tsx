import type { FormAnswer } from '../../../forms/form-action.ts';
import { SignedOut } from '../../../forms/signed-out.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './badges.module.css';
import { ownBadgesTexts } from './own-badges.texts.ts';

/** Above the list: what became of the last form. */
export function BadgeAnswer({ answer }: { answer: FormAnswer | undefined }) {
  const texts = useTexts(ownBadgesTexts);
  const code = answer && Object.values(answer.errors)[0];
  const sentence = code === 'tooMany' ? texts.tooMany : texts.stale;
  const done: Record<string, string> = texts.done;
  return (
    <>
      {code && <Notice tone="error">{code === 'signedOut' ? <SignedOut /> : sentence}</Notice>}
      <p role="status" className={styles.done}>
        {answer?.done && done[answer.intent]}
      </p>
    </>
  );
}
