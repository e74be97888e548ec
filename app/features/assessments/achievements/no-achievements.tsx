import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Shell } from '../../../ui/drawings/shell.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { achievementsTexts } from './achievements.texts.ts';

export function NoAchievements({ mine }: { mine: boolean }) {
  const locale = useLocale();
  const texts = useTexts(achievementsTexts);
  return (
    <EmptyState
      drawing={<Shell />}
      title={mine ? texts.emptyOwn : texts.empty}
      action={mine && <ButtonLink href={pathTo(locale, 'tests')}>{texts.chooseTest}</ButtonLink>}
    >
      <p>{mine ? texts.emptyOwnLead : texts.emptyLead}</p>
    </EmptyState>
  );
}
