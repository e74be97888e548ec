import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Questions } from '../../../ui/drawings/questions.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { userTestsTexts } from './user-tests.texts.ts';

export function EmptyTests({ mine }: { mine: boolean }) {
  const locale = useLocale();
  const texts = useTexts(userTestsTexts);
  return (
    <EmptyState
      drawing={<Questions />}
      title={mine ? texts.emptyOwn : texts.empty}
      action={mine && <ButtonLink href={pathTo(locale, 'tests')}>{texts.choose}</ButtonLink>}
    >
      {mine && <p>{texts.emptyLead}</p>}
    </EmptyState>
  );
}
