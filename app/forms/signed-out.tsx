import { pathTo } from '../../domain/paths.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { Link } from '../ui/link.tsx';
import { failureTexts } from './failure.texts.ts';

/** The session has ended: the way back in opens in another tab, so that what was typed stays in this one. */
export function SignedOut() {
  const texts = useTexts(failureTexts);
  return (
    <>
      <p>{texts.failures.signedOut}</p>
      <p>
        <Link href={pathTo(useLocale(), 'signIn')} target="_blank">
          {texts.signIn}
        </Link>
      </p>
    </>
  );
}

type Props = {
  /** Why nothing came of it, by name. */
  failure: string;
  /** In the words of the dialog. */
  texts: Record<string, string> & { fault: string };
};

/** Why nothing came of it, inside a notice. To be signed out is said the same way by all forms. */
export function FailureWords({ failure, texts }: Props) {
  return failure === 'signedOut' ? <SignedOut /> : (texts[failure] ?? texts.fault);
}
