import { splitCode } from '../../domain/error-codes.ts';
import { useFieldErrors } from '../i18n/error-texts.ts';
import { Notice } from '../ui/notice.tsx';
import type { FormAnswer } from './form-action.ts';
import styles from './saved-answer.module.css';
import { SignedOut } from './signed-out.tsx';

type Props = {
  answer: FormAnswer | undefined;
  texts: {
    tooMany: (most: number) => string;
    nameless: string;
    misnamed: (why: string) => string;
    done: { changed: string; removed: string };
  };
  /** The most that can be saved. */
  most: number;
};

/** Above a list of saved searches: what became of the last form. */
export function SavedAnswer({ answer, texts, most }: Props) {
  const error = useFieldErrors(answer);
  const code = answer?.errors[''];
  const name = answer?.errors.name;
  return (
    <>
      {code && (
        <Notice tone="error">
          {code === 'signedOut' ? (
            <SignedOut />
          ) : splitCode(code).name === 'tooManyRows' ? (
            texts.tooMany(most)
          ) : (
            error('')
          )}
        </Notice>
      )}
      {name && (
        <Notice tone="error">{name === 'required' ? texts.nameless : texts.misnamed(error('name') ?? '')}</Notice>
      )}
      <p role="status" className={styles.done}>
        {answer?.done && (answer.intent === 'delete' ? texts.done.removed : texts.done.changed)}
      </p>
    </>
  );
}
