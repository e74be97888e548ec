import { useFieldErrors } from '../i18n/error-texts.ts';
import { Notice } from '../ui/notice.tsx';
import type { FormAnswer } from './form-action.ts';
import { SignedOut } from './signed-out.tsx';

/** The error of a form as a whole, above its fields. */
export function FormProblem({ answer }: { answer: FormAnswer | undefined }) {
  const error = useFieldErrors(answer);
  const code = answer?.errors[''];
  if (!code) return null;
  return <Notice tone="error">{code === 'signedOut' ? <SignedOut /> : error('')}</Notice>;
}
