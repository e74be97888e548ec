import { type ReactNode, useId, useState } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import { type CardButton, type CardType, cardButtons } from '../../../domain/profile/cards/card.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Boat } from '../../ui/drawings/boat.tsx';
import { Record as RecordDrawing } from '../../ui/drawings/record.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { InfoTooltip } from '../../ui/tooltip.tsx';
import styles from './card.module.css';
import { profileTexts } from './profile.texts.ts';
import { useProfile } from './profile-context.ts';
import { HideButton } from './visibility/hide-button.tsx';

type Props = {
  type: CardType;
  /** An explanation of the card, beside the title. */
  note?: ReactNode;
  /** The card has no content yet: a viewer who may edit sees an invitation to add some, others no card. */
  empty?: boolean;
  children?: ReactNode;
};

/** Those with a section of their own have room for a drawing while they are empty. */
const drawings: Partial<Record<CardType, ReactNode>> = {
  interests: <Boat width={120} />,
  soundtrack: <RecordDrawing width={120} />,
};
const icons: Record<Exclude<CardButton, 'hide'>, IconName> = { add: 'plus', edit: 'pencil' };

/** One card of a profile: its title, its buttons, and its content, which can be folded on a narrow screen. */
export function Card({ type, note, empty = false, children }: Props) {
  const texts = useTexts(profileTexts);
  const { canEdit, keptFromRecruiters } = useProfile();
  const [folded, setFolded] = useState(false);
  const id = useId();
  const title = texts.cards[type];
  const buttons = cardButtons[type];
  if (empty && !canEdit) return null;
  return (
    <section
      className={styles.card}
      aria-labelledby={`${id}-title`}
      data-card={type}
      data-folded={folded || undefined}
      data-empty={empty || undefined}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {note}
        <div className={styles.buttons}>
          {/* The eye comes first on every card, whether it only says who sees the card or changes it. */}
          {!buttons.includes('hide') && <Publicity type={type} />}
          {canEdit && buttons.includes('hide') && <HideButton card={type} />}
          {canEdit &&
            buttons.map((button) => button !== 'hide' && <CardAction key={button} type={type} button={button} />)}
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!folded}
            aria-controls={`${id}-body`}
            aria-label={`${folded ? texts.buttons.unfold : texts.buttons.fold} – ${title}`}
            onClick={() => setFolded(!folded)}
          >
            <Icon name="chevron" />
          </button>
        </div>
      </header>
      <div id={`${id}-body`} className={styles.body}>
        {keptFromRecruiters?.includes(type) && (
          <p className={styles.kept}>
            <Icon name="eyeOff" size={16} /> {texts.keptCard}
          </p>
        )}
        {empty ? <EmptyCard type={type} /> : children}
      </div>
    </section>
  );
}

function Publicity({ type }: { type: CardType }) {
  const texts = useTexts(profileTexts);
  const { hiddenCards } = useProfile();
  if (!hiddenCards) return null;
  const hidden = hiddenCards.includes(type);
  return (
    <InfoTooltip
      label={hidden ? texts.hiddenLabel : texts.shownLabel}
      text={hidden ? texts.hiddenCard : texts.shownCard}
      icon={hidden ? 'eyeOff' : 'eye'}
    />
  );
}

function CardAction({ type, button }: { type: CardType; button: keyof typeof icons }) {
  const texts = useTexts(profileTexts);
  const { open, loading } = useProfile();
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={`${texts.buttons[button]} – ${texts.cards[type]}`}
      title={texts.buttons[button]}
      // Not 'disabled': a focused button would lose the focus each time the page loads its data again.
      aria-disabled={loading || undefined}
      onClick={() => !loading && open({ card: type, mode: button })}
    >
      <Icon name={icons[button]} />
    </button>
  );
}

function EmptyCard({ type }: { type: CardType }) {
  const texts = useTexts(profileTexts);
  const locale = useLocale();
  const { developerId, open } = useProfile();
  const mode = cardButtons[type].includes('add') ? 'add' : 'edit';
  // The personal card always has a name.
  if (type === 'personal') return null;
  return (
    <div className={styles.invitation}>
      {drawings[type] && <div className={styles.drawn}>{drawings[type]}</div>}
      <p>{texts.empty[type]}</p>
      {type === 'tests' ? (
        // A result is added where the tests that were taken are listed.
        <Link href={`${pathTo(locale, 'profile', { alias: developerId })}?section=tests`} className={styles.invite}>
          {texts.toTests}
        </Link>
      ) : (
        <button type="button" className={styles.invite} onClick={() => open({ card: type, mode })}>
          <Icon name="plus" size={16} /> {mode === 'add' ? texts.buttons.add : texts.guide.begin}
        </button>
      )}
    </div>
  );
}
