import { completionOf } from '../../../../domain/assessments/technology-card.ts';
import { portalPath } from '../../../../domain/assessments/test-paths.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { TechnologyCard as CardData } from '../../../../server/services/assessments/user-tests/read-user-tests.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { unbrokenDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { TestIcon } from '../../../ui/test-icon.tsx';
import tint from '../../../ui/tint.module.css';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { QuestionStrip } from './question-strip.tsx';
import styles from './user-tests.module.css';
import { userTestsTexts } from './user-tests.texts.ts';

type Props = {
  developerId: string;
  card: CardData;
  canEdit: boolean;
  /** Two technologies are pinned already, and this one is not. */
  pinsFull: boolean;
  /** The one that the person is led to: of many buttons only one is strong. */
  first: boolean;
  openHistory: (technologyId: string) => void;
};

export function TechnologyCard({ developerId, card, canEdit, pinsFull, first, openHistory }: Props) {
  const locale = useLocale();
  const texts = useTexts(userTestsTexts);
  const { technologyId, name, handle, theme, variant, hidden, validated, total } = card;
  const portal = portalPath(locale, card);
  const played = variant === 'history';
  return (
    <li className={styles.card} data-pinned={card.pinnedAt !== null || undefined} data-hidden={hidden || undefined}>
      <div className={`${styles.top} ${tint.tinted}`} data-tint={theme ?? undefined}>
        <h3 className={styles.name}>
          <TestIcon handle={handle} theme={theme} />
          <Link href={portal}>{name}</Link>
        </h3>
        {canEdit && played && <Corner {...{ developerId, card, pinsFull }} />}
      </div>
      {card.recommendedValue !== null && <p className={styles.badge}>{texts.recommended(card.recommendedValue)}</p>}
      {/* Nothing validated of a test that is only suggested: an empty bar would say nothing. */}
      {(played || validated > 0) && (
        <>
          <span className={styles.completion}>
            <Tooltip text={texts.questions(validated, total)} align="start">
              <button
                type="button"
                aria-label={`${texts.completion(completionOf(card))}, ${texts.questions(validated, total)}`}
              >
                {texts.completion(completionOf(card))}
              </button>
            </Tooltip>
          </span>
          <QuestionStrip {...card} />
        </>
      )}
      {played && (
        <div className={styles.activity}>
          <div className={styles.muted}>
            <p>{texts.sessions(card.sessions)}</p>
            {card.lastActivity !== null && (
              <p>{texts.lastActivity(unbrokenDay(locale, new Date(card.lastActivity)))}</p>
            )}
          </div>
          {canEdit && (
            <button
              type="button"
              className={styles.fold}
              aria-label={`${texts.history} – ${name}`}
              onClick={() => openHistory(technologyId)}
            >
              {texts.history}
            </button>
          )}
        </div>
      )}
      {hidden && <p className={styles.muted}>{texts.hiddenCard}</p>}
      {card.unfinished !== undefined && card.unfinished > 0 && (
        <p className={styles.warning}>
          <Icon name="info" size={16} /> {texts.unfinished(card.unfinished)}
        </p>
      )}
      <div className={styles.buttons}>
        <ButtonLink href={portal} look={first ? 'primary' : 'secondary'} aria-label={`${texts.play} – ${name}`}>
          {texts.play}
        </ButtonLink>
        {canEdit && played && !hidden && (
          <Button look="quiet" aria-label={`${texts.addToCv} – ${name}`} onClick={() => openHistory(technologyId)}>
            {texts.addToCv}
          </Button>
        )}
      </div>
    </li>
  );
}

function Corner({ developerId, card, pinsFull }: Pick<Props, 'developerId' | 'card' | 'pinsFull'>) {
  const texts = useTexts(userTestsTexts);
  const { technologyId, name, hidden, pinnedAt } = card;
  const { run, busy } = useCommand(pathTo(useLocale(), 'userTests', { developerId, technologyId }));
  const pinned = pinnedAt !== null;
  const pinLabel = pinned ? texts.unpin : pinsFull ? texts.pinFull : texts.pin;
  return (
    <span className={styles.corner}>
      <IconButton
        icon={hidden ? 'eye' : 'eyeOff'}
        label={`${hidden ? texts.show : texts.hide} – ${name}`}
        onClick={() => void run({ mode: 'mark', mark: 'hideCard', on: !hidden }, texts.saved)}
        aria-disabled={busy !== undefined || undefined}
      />
      <IconButton
        icon="pin"
        label={`${pinLabel} – ${name}`}
        aria-pressed={pinned}
        aria-disabled={busy !== undefined || (pinsFull && !pinned) || undefined}
        onClick={() => (pinned || !pinsFull) && void run({ mode: 'mark', mark: 'pin', on: !pinned }, texts.saved)}
      />
    </span>
  );
}
