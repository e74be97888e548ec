import type { QuotedTerms } from '../../domain/fit/offers/offer-phrases.ts';
import type { OfferFitView } from '../../server/services/fit/offers/explain-offer.ts';
import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useOfferPhrases } from './offer-phrases.ts';
import styles from './offer-reasons.module.css';
import { offerReasonsTexts } from './offer-reasons.texts.ts';

type Props = { fit: OfferFitView; terms: QuotedTerms };

/** Why an offer of a list fits the reader, and what is missing: one line each. */
export function OfferReasons({ fit, terms }: Props) {
  const texts = useTexts(offerReasonsTexts);
  const { has, lacks } = useOfferPhrases(fit, terms);
  return (
    <div className={styles.reasons}>
      <p className={styles.has}>
        <strong className={styles.score}>{texts.percent(fit.percent)}</strong>
        {has.length > 0 && <span>{has.join(', ')}</span>}
      </p>
      {lacks.length > 0 && (
        <p className={styles.lacks}>
          <Icon name="minus" size={16} />
          {texts.missing(lacks.join(', '))}
        </p>
      )}
      <Unmet fit={fit} />
    </div>
  );
}

/** The same on the page of the offer, as two lists. */
export function OfferFit({ fit, terms }: Props) {
  const texts = useTexts(offerReasonsTexts);
  const { has, lacks, welcome } = useOfferPhrases(fit, terms);
  return (
    <section className={styles.card} aria-labelledby="offer-fit">
      <h2 id="offer-fit">{texts.title}</h2>
      <p className={styles.percent}>{texts.percent(fit.percent)}</p>
      <Phrases title={texts.has} icon="check" phrases={has} />
      <Phrases title={texts.lacks} icon="minus" phrases={[...lacks, ...welcome]} />
      <Unmet fit={fit} />
    </section>
  );
}

function Phrases({ title, icon, phrases }: { title: string; icon: 'check' | 'minus'; phrases: readonly string[] }) {
  if (phrases.length === 0) return null;
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.phrases}>
        {phrases.map((phrase) => (
          <li key={phrase} data-icon={icon}>
            <Icon name={icon} size={16} />
            {phrase}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Unmet({ fit: { unmet } }: Pick<Props, 'fit'>) {
  const texts = useTexts(offerReasonsTexts);
  if (unmet.length === 0) return null;
  return (
    <p className={styles.lacks}>
      <Icon name="info" size={16} />
      {texts.unmet(unmet.map((wish) => texts.wishes[wish]).join(', '))}
    </p>
  );
}

/** The mark of a technology that the reader has: a tick, not only a colour, and words for screen readers. */
export function HeldMark() {
  const texts = useTexts(offerReasonsTexts);
  return (
    <>
      <Icon name="check" size={16} />
      <span className={styles.hidden}>{texts.heldSuffix}</span>
    </>
  );
}
