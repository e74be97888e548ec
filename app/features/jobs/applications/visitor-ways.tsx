import { type ApplicationIntent, withIntent } from '../../../../domain/jobs/applications/intent.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { withReturn } from '../../../../domain/return-path.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { applicationsTexts } from './applications.texts.ts';

/** What a visitor could do with an account: each leads to the sign-up page, and comes back to this page. */
export function VisitorWays({ here }: { here: string }) {
  const locale = useLocale();
  const texts = useTexts(applicationsTexts);
  const joins = (intent: ApplicationIntent) =>
    withReturn(`${pathTo(locale, 'signUp')}?role=DEVELOPER`, withIntent(here, intent));
  return (
    <>
      <ButtonLink href={joins('like')} look="secondary" wide>
        <Icon name="heart" size={16} /> {texts.like.button}
      </ButtonLink>
      <ButtonLink href={joins('superlike')} look="secondary" wide>
        {texts.superlike.button}
      </ButtonLink>
    </>
  );
}
