import type { ProfileOffer } from '../../../../server/services/assessments/user-tests/read-profile-offer.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { historyTexts } from './history.texts.ts';

type Props = { button: ProfileOffer['button']; busy: boolean; change: (mode: 'show' | 'hide') => void };

/** docs/product/assessments.md, A result on the profile: the button adds the result or removes it. */
export function ProfileButton({ button, busy, change }: Props) {
  const texts = useTexts(historyTexts);
  const remove = button === 'remove';
  return (
    <Button
      look="secondary"
      busy={busy}
      disabled={button !== 'add' && !remove}
      onClick={() => change(remove ? 'hide' : 'show')}
    >
      {remove ? texts.remove : texts.add}
    </Button>
  );
}

/** The reason why the button is disabled; undefined when it is enabled. */
export function useWhyNot(button: ProfileOffer['button'] | undefined): string | undefined {
  const { otherSession, noCentile, notYet } = useTexts(historyTexts);
  return button && { otherSession, noCentile, notYet, add: undefined, remove: undefined }[button];
}
