import { type QuotedTerms, reasonsInList } from '../../domain/fit/offers/offer-phrases.ts';
import { fitPercent } from '../../domain/fit/view.ts';
import type { OfferFitView } from '../../server/services/fit/offers/explain-offer.ts';
import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon.tsx';
import fitStyles from './fit.module.css';
import styles from './offer-fit.module.css';
import { useOfferPhrases } from './offer-phrases.ts';
import { offerReasonsTexts } from './offer-reasons.texts.ts';
import { PointsDetail, Reasons, UnmetNote } from './reasons.tsx';

type Props = { fit: OfferFitView; terms: QuotedTerms };

/** The score alone, in the head of an entry; the reasons then follow without it. */
export function OfferPercent({ fit }: Pick<Props, 'fit'>) {
  const texts = useTexts(offerReasonsTexts);
  return <strong className={fitStyles.percent}>{texts.percent(fitPercent(fit.score))}</strong>;
}

type InList = Props & {
  /** The entry marks the technologies that the reader has. */
  marked?: boolean;
  /** Without the score: `OfferPercent` has it. */
  bare?: boolean;
};

/** Why an offer of a list fits the reader. */
export function OfferReasons({ fit, terms, marked = false, bare = false }: InList) {
  const texts = useTexts(offerReasonsTexts);
  return (
    <Reasons
      percent={bare ? undefined : texts.percent(fitPercent(fit.score))}
      has={reasonsInList(texts, fit, terms, marked)}
      lacks={useOfferPhrases(fit, terms).lacks}
      unmet={useUnmet(fit)}
      parts={fit.lines}
      score={fit.score}
      compact
      ticked
    />
  );
}

/** The same on the page of the offer, as two lists. */
export function OfferFit({ fit, terms }: Props) {
  const texts = useTexts(offerReasonsTexts);
  const { has, lacks, welcome } = useOfferPhrases(fit, terms);
  const unmet = useUnmet(fit);
  return (
    <section className={styles.card} aria-labelledby="offer-fit">
      <h2 id="offer-fit">{texts.title}</h2>
      <p className={styles.percent}>{texts.percent(fitPercent(fit.score))}</p>
      <Phrases title={texts.has} icon="check" phrases={has} />
      <Phrases title={texts.lacks} icon="minus" phrases={[...lacks, ...welcome]} />
      {unmet && <UnmetNote text={unmet} />}
      <PointsDetail parts={fit.lines} score={fit.score} />
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

function useUnmet({ unmet }: OfferFitView): string | undefined {
  const texts = useTexts(offerReasonsTexts);
  return unmet.length === 0 ? undefined : texts.unmet(unmet.map((wish) => texts.wishes[wish]).join(', '));
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
