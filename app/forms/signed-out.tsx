import { pathTo } from '../../domain/paths.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { Link } from '../ui/link.tsx';
import { failureTexts } from './failure.texts.ts';

/** The session has ended: the sign-in page opens in another tab, so that the typed text stays in this one. */
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
  /** The code of the failure. */
  failure: string;
  /** The sentences of the dialog by code. */
  texts: Record<string, string> & { fault: string };
};

/** The sentence for a failure, inside a notice. All forms show an ended session in the same way. */
export function FailureWords({ failure, texts }: Props) {
  return failure === 'signedOut' ? <SignedOut /> : (texts[failure] ?? texts.fault);
}
