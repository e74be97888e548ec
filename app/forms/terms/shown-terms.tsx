import { type TermsView, termsLine } from '../../../domain/contact/terms/terms-view.ts';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import styles from './terms.module.css';
import { termsTexts } from './terms.texts.ts';

/** What the company offers, in one line, with its offer; nothing for an introduction from before it was asked for. */
export function ShownTerms({ terms }: { terms: TermsView | null }) {
  const locale = useLocale();
  const texts = useTexts(termsTexts);
  if (!terms) return null;
  const { offer } = terms;
  const title = offer && texts.view.offer(offer.title?.trim() || texts.untitled);
  return (
    <p className={styles.shown}>
      <span className={styles.label}>{texts.view.title}</span> <strong>{termsLine(locale, terms)}</strong>
      {offer && title && (
        <span>{offer.open ? <Link href={pathTo(locale, 'job', { alias: offer.alias })}>{title}</Link> : title}</span>
      )}
    </p>
  );
}
