import { failureTexts } from '../../forms/failure.texts.ts';
import type { Failure } from '../../forms/sent-answer.ts';
import { FailureWords } from '../../forms/signed-out.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { atsTexts } from './ats.texts.ts';

type Props = { failure: Failure | 'moved' | undefined; refusal: string | undefined };

/** The reason why the key or the webhook was not created; nothing after success. */
export function NotCreated({ failure, refusal }: Props) {
  const { failures } = useTexts(failureTexts);
  const { failed } = useTexts(atsTexts);
  if (!failure && !refusal) return null;
  return (
    <Notice tone="error">
      {failure ? <FailureWords failure={failure} texts={{ ...failures, moved: failed }} /> : refusal}
    </Notice>
  );
}
