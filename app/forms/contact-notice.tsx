import { type ContactLink, contactDisplay } from '../../domain/contact/contact-display.ts';
import { type ContactOutcome, contactOutcomes } from '../../domain/contact/contact-outcome.ts';
import { pathTo } from '../../domain/paths.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { contactRefusals } from '../i18n/words/contact-refusals.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';

/** The contact outcome with the name of this error, if there is one. */
export const outcomeOf = (error: string): ContactOutcome | undefined => contactOutcomes.find((one) => one === error);

/**
 * Shown instead of the message box when the contact rules refuse, with a link to the next step; nothing when they
 * allow it.
 */
export function ContactNotice({ outcome, developerId }: { outcome: ContactOutcome; developerId: string }) {
  const texts = useTexts(contactRefusals);
  const { notice, link } = contactDisplay(outcome);
  const href = useWay(link, developerId, outcome);
  if (!notice) return null;
  return (
    <Notice tone="warning">
      <p>{texts.notices[notice]}</p>
      {link && href && (
        <p>
          <Link href={href}>{texts.links[link]}</Link>
        </p>
      )}
    </Notice>
  );
}

function useWay(link: ContactLink | undefined, developerId: string, error: string): string | undefined {
  const locale = useLocale();
  switch (link) {
    case 'plans':
      return pathTo(locale, 'plans');
    case 'permissionDenied':
      return `${pathTo(locale, 'permissionDenied')}?profile=${developerId}`;
    case 'conversation':
      return pathTo(locale, 'candidate', { developerId });
    case 'support':
      return `${pathTo(locale, 'contact')}?introduction=${error}`;
    case undefined:
      return undefined;
  }
}
