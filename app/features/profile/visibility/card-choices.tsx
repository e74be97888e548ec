import { useId } from 'react';
import { type CardType, cardTypes } from '../../../../domain/profile/cards/card.ts';
import { canHideFromRecruiters, isPublic, type Visibility } from '../../../../domain/profile/visibility.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { FieldGroup } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { profileTexts } from '../profile.texts.ts';
import styles from './card-choices.module.css';
import { visibilityTexts } from './visibility.texts.ts';

export type CardChange = { all: boolean } | { recruiters: boolean };

type Props = { chosen: Visibility; change: (card: CardType, made: CardChange) => void };

/** A row for each card: whether the public sees it, and whether companies do. */
export function CardChoices({ chosen, change }: Props) {
  const texts = useTexts(visibilityTexts);
  const { cards: titles } = useTexts(profileTexts);
  const id = useId();
  const personalHint = `${id}-personal`;
  const seenByAll = `${id}-seen`;
  const isSeenByAll = (card: CardType) => canHideFromRecruiters(card) && isPublic(chosen, card);
  return (
    <FieldGroup label={texts.cards}>
      {/* Each box has a name of its own: the heads of the columns are for the eye. */}
      <div className={styles.heads} aria-hidden>
        <span>{texts.publicHead}</span>
        <span>{texts.companiesHead}</span>
      </div>
      <div className={styles.rows}>
        {cardTypes.map((card) => (
          <div key={card} className={styles.row}>
            <label className={styles.card}>
              <span>{titles[card]}</span>
              <input
                type="checkbox"
                aria-describedby={card === 'personal' ? personalHint : undefined}
                checked={chosen.cards[card]?.all ?? false}
                disabled={!chosen.all && card !== 'personal'}
                onChange={({ target }) => change(card, { all: target.checked })}
              />
            </label>
            {canHideFromRecruiters(card) ? (
              <label className={styles.companies}>
                <input
                  type="checkbox"
                  aria-label={texts.cardToRecruiters(titles[card])}
                  aria-describedby={isSeenByAll(card) ? seenByAll : undefined}
                  checked={isPublic(chosen, card) || chosen.cards[card]?.recruiters !== false}
                  disabled={isPublic(chosen, card)}
                  onChange={({ target }) => change(card, { recruiters: target.checked })}
                />
              </label>
            ) : (
              <CompaniesSee seen={card !== 'personal' || (chosen.cards.personal?.all ?? false)} />
            )}
            {card === 'personal' && (
              <p id={personalHint} className={styles.hint}>
                {texts.personalHint}
              </p>
            )}
          </div>
        ))}
      </div>
      {cardTypes.some(isSeenByAll) && (
        <p id={seenByAll} className={styles.note}>
          {texts.seenByAll}
        </p>
      )}
    </FieldGroup>
  );
}

/** Nothing to choose: companies see the card, or see it as the public does. The lead of the page says which. */
function CompaniesSee({ seen }: { seen: boolean }) {
  return (
    <span className={styles.companies} aria-hidden>
      <Icon name={seen ? 'check' : 'minus'} size={16} />
    </span>
  );
}
