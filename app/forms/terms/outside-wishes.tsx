import {
  comparedTerms,
  type OutsideWish,
  outsideWishes,
  type Wishes,
} from '../../../domain/contact/terms/outside-wishes.ts';
import type { OfferOption } from '../../../domain/contact/terms/prefilled-terms.ts';
import type { TermsDraft } from '../../../domain/contact/terms/terms.ts';
import { useTexts } from '../../i18n/texts.ts';
import { profileWords } from '../../i18n/words/profile-words.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './terms.module.css';
import { termsTexts } from './terms.texts.ts';

type Props = { name: string; terms: TermsDraft; offers: OfferOption[]; wishes: Wishes | null };

/** docs/product/contact.md, Terms outside the wishes: said before sending, which stays possible. */
export function OutsideWishes({ name, terms, offers, wishes }: Props) {
  const { outside: texts } = useTexts(termsTexts);
  const { contracts } = useTexts(profileWords).search;
  const compared = comparedTerms(terms, offers);
  const outside = wishes && compared ? outsideWishes(compared, wishes) : [];
  const sentence = (one: OutsideWish): string => {
    switch (one.part) {
      case 'pay':
        return texts[one.unit](one.wish);
      case 'place':
        return texts.place(one.wish.join(', '));
      case 'remote':
        return texts.remote[one.wish];
      case 'contract':
        return texts.contract(one.wish.map((type) => contracts[type] ?? type).join(', '));
    }
  };
  // The place of the notice is always there, so that screen readers say what appears in it.
  return (
    <div role="status" className={styles.outside}>
      {outside.length > 0 && (
        <Notice tone="warning" title={texts.title(name)}>
          <ul className={styles.wishes}>
            {outside.map((one) => (
              <li key={one.part}>{sentence(one)}</li>
            ))}
          </ul>
          <p>{texts.still}</p>
        </Notice>
      )}
    </div>
  );
}
