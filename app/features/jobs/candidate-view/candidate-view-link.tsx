import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { candidateViewTexts } from './candidate-view.texts.ts';

/** On the page of an offer, for its company. */
export function CandidateViewLink({ alias }: { alias: string }) {
  const locale = useLocale();
  const texts = useTexts(candidateViewTexts);
  return (
    <ButtonLink href={pathTo(locale, 'jobAsCandidate', { alias })} look="secondary" wide>
      <Icon name="eye" size={16} /> {texts.open}
    </ButtonLink>
  );
}
