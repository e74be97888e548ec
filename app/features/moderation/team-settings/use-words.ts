import { type TechnologyUses, technologyUses } from '../../../../domain/moderation/team-settings/merge.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { mergeTexts } from './merge.texts.ts';

/** '12 profils', '3 offres': what uses a technology; what does not is left out. */
export function useUseWords(): (uses: TechnologyUses) => string[] {
  const locale = useLocale();
  const { uses: texts } = useTexts(mergeTexts);
  return (uses) =>
    technologyUses
      .filter((kind) => uses[kind] > 0)
      .map((kind) => texts[kind](wholeNumber(locale, uses[kind]), uses[kind] > 1));
}
