import { pathTo } from '../../../../domain/paths.ts';
import type { BadgeRow } from '../../../../server/services/assessments/badges/read-own-badges.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ownBadgesTexts } from './own-badges.texts.ts';

/** On the results of a session: the way to its badge. Nothing while the score is provisional. */
export function BadgeOffer({ sessionId, offer }: { sessionId: string; offer: BadgeRow['offer'] }) {
  const href = `${pathTo(useLocale(), 'myBadges')}#${sessionId}`;
  const { obtain, renew, seeOwn } = useTexts(ownBadgesTexts);
  const label = { obtain, renew, held: seeOwn, provisional: undefined, refused: undefined }[offer];
  if (!label) return null;
  return (
    <ButtonLink href={href} look="secondary">
      {label}
    </ButtonLink>
  );
}
