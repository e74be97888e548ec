import { type ContactLink, contactDisplay } from '../../../../domain/contact/contact-display.ts';
import { type ContactOutcome, contactOutcomes } from '../../../../domain/contact/contact-outcome.ts';
import { type PathKey, pathTo, pathWith } from '../../../../domain/paths.ts';
import { SignedOut } from '../../../forms/signed-out.tsx';
import { contactRefusals } from '../../../i18n/contact-refusals.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { batchTexts } from './batch.texts.ts';

type Props = {
  developerId: string;
  name: string;
  /** The name of a contact outcome, or of a failure of the request. */
  code: string;
  /** The request was sent and refused; otherwise it was not sent because it would be refused. */
  tried: boolean;
};

/** docs/product/contact.md, What each outcome shows: why a developer was not, or cannot be, contacted. */
export function BatchNotice({ developerId, name, code, tried }: Props) {
  const texts = useTexts(batchTexts);
  const { sentence, link } = useReason(code, developerId);
  return (
    <Notice tone={tried ? 'error' : 'warning'} {...(tried && { title: texts.failed.person(name) })}>
      {code === 'signedOut' ? (
        <SignedOut />
      ) : (
        <p>
          {sentence} {link && <Link href={link.href}>{link.text}</Link>}
        </p>
      )}
    </Notice>
  );
}

function useReason(code: string, developerId: string) {
  const locale = useLocale();
  const texts = useTexts(batchTexts);
  const refusals = useTexts(contactRefusals);
  const toSupport = { href: pathTo(locale, 'contact'), text: texts.failed.contact };
  if (code === 'notSelected' || code === 'network') return { sentence: texts.notices[code] };
  const { notice, link } = contactOutcomes.some((one) => one === code)
    ? contactDisplay(code as ContactOutcome)
    : { notice: undefined, link: undefined };
  if (!notice) return { sentence: texts.failed.server(code), link: toSupport };
  const href = link && pathWith(locale, pages[link], { developerId });
  return { sentence: refusals.notices[notice], ...(href && { link: { href, text: refusals.links[link] } }) };
}

const pages: Record<ContactLink, PathKey> = {
  plans: 'plans',
  permissionDenied: 'permissionDenied',
  conversation: 'candidate',
  support: 'contact',
};
